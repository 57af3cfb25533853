import type {DemoFacts} from '@site/src/components/player/DemoFacts';

/** A demo as the build prepares it for a page: `import demo from '@generated/site-demos/default/<name>.json'`. */
export type PageDemo = {
  readonly facts: DemoFacts;
  /** Its highlighted source. */
  readonly code: {readonly html: string; readonly language: string};
};
