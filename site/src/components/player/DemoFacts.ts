import type {Demo} from '../../../../demos/defineDemo';

/** What the build tells a page about a demo; the rest comes with the demo itself. */
export interface DemoFacts extends Omit<Demo, 'component'> {
  /** Its folder in `demos/`. */
  readonly name: string;
  /** The file that runs and is shown. */
  readonly file: string;
  readonly poster: string;
  /** Whether the playground can run it. */
  readonly editable: boolean;
}
