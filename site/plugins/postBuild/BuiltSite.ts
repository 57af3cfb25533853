import type {DocusaurusConfig} from '@docusaurus/types';
import type {BuiltFile} from './BuiltFile.ts';
import type {BuiltPage} from './BuiltPage.ts';

/** The site as the framework has built it. */
export type BuiltSite = {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly config: DocusaurusConfig;
  /** All HTML files, redirects and the sandbox of the playground included. */
  readonly files: readonly BuiltFile[];
  /** The pages that readers and search engines find, sorted by path. */
  readonly pages: readonly BuiltPage[];
};

/** One thing that happens to the built site. */
export type PostBuildStep = (site: BuiltSite) => void | Promise<void>;
