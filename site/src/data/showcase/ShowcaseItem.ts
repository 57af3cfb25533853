import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import type {ShowcaseEntry} from './showcaseEntry';

/** An entry as the build prepares it for the page. */
export interface ShowcaseItem extends Omit<ShowcaseEntry, 'demo'> {
  /** Its file, without the ending: what stands behind the hash in its address. */
  readonly name: string;
  /** What plays, when it plays on this site. */
  readonly demo?: DemoFacts;
}
