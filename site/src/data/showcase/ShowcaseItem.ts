import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import type {ShowcaseEntry} from './showcaseEntry.ts';

/** An entry as the build prepares it for the page. */
export type ShowcaseItem = Omit<ShowcaseEntry, 'demo'> & {
  /** The name of its file without the extension, which is also the hash of its URL. */
  readonly name: string;
  /** The demo that plays on this site, if there is one. */
  readonly demo?: DemoFacts;
};

/** An entry that plays on this site. */
export type ShowcaseExample = ShowcaseItem & Required<Pick<ShowcaseItem, 'demo'>>;
