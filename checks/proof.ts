import type {MessageModel} from '../reference/messages/MessageModel.ts';
import type {Model} from '../reference/model.ts';
import type {Fault} from './fault.ts';
import type {Page} from './page.ts';

/** What a proof looks at. */
export interface Content {
  /** Documentation pages, posts and stories, as their authors wrote them. */
  readonly pages: readonly Page[];
  /** What the installed packages export. */
  readonly model: Model;
  /** What they can print. */
  readonly messages: readonly MessageModel[];
  /** Every page that the site is to have, with what it owes. */
  readonly planned: readonly PlannedPage[];
}

export interface PlannedPage {
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly sidebar: string | null;
  readonly package?: string;
  readonly kind: string;
  /** Exports, commands, flags and setters that the page documents. */
  readonly api?: readonly string[];
  /** Names of options, by export; a question mark marks optional ones. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
}

/** One claim about the content that a machine can check. */
export interface Proof<Found extends Fault[] | Promise<Fault[]> = Fault[]> {
  readonly name: string;
  /** Returns every place where the claim does not hold. */
  readonly faults: (content: Content) => Found;
  /** What was looked at, for the report: `214 samples`. */
  readonly counted: (content: Content) => string;
}
