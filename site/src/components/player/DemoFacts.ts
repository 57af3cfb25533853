import type {Demo} from '../../../../demos/defineDemo.ts';

/** The build's information about a demo. Everything else is loaded together with the demo. */
export type DemoFacts = {
  /** Its folder in `demos/`. */
  readonly name: string;
  /** The file that is rendered and displayed. */
  readonly file: string;
  /** The number of lines in that file. */
  readonly lines: number;
  readonly poster: string;
  /** Whether the playground can run it. */
  readonly editable: boolean;
} & Omit<Demo, 'component'>;
