import type {KnownMessage} from '../../content-model/messages/log/KnownMessage.ts';
import type {Resources} from '../../starters/project/Project.ts';
import type {Engine} from '../../search/engine/createEngine.ts';
import type {Model} from '../../toolkit-model/model.ts';

/** Everything that the tools know, apart from the declarations that code is checked against. */
export type AgentData = {
  /** The origin of the public site, such as `https://www.example.com`. */
  readonly siteUrl: string;
  /** The version of the packages that the pages describe. */
  readonly version: string;
  readonly pages: readonly DocPage[];
  readonly engine: Pick<Engine, 'search'>;
  readonly model: Model;
  readonly messages: readonly KnownMessage[];
  /** What a new project needs from this site. */
  readonly starter: StarterData;
  /** The page that documents an export, a command or a flag, by its name. */
  readonly exportPages: ReadonlyMap<string, string>;
};

/** What a new project needs from this site. */
export type StarterData = Resources & {
  /** The files that aren't text, in Base64 by their paths on the site: `media/song.mp3`. */
  readonly media: Readonly<Record<string, string>>;
};

/** A page with its Markdown. */
export type DocPage = {
  /** Without a trailing slash: `/docs/spring`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Without front matter. */
  readonly markdown: string;
  /** Its headings in order. */
  readonly headings: readonly DocHeading[];
};

export type DocHeading = {readonly title: string; readonly anchor: string};
