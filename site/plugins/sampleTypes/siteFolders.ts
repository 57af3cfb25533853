import {join} from 'node:path';

const repository = join(__dirname, '../../..');

/** Where the build keeps what it knows of samples. */
export const siteFolders = {
  repository,
  /**
   * The samples of each page that was compiled. Beside the bundler's cache, because a page that comes from that
   * cache is not compiled again: the two are deleted together.
   */
  samples: join(repository, 'site/node_modules/.cache/sample-types'),
  /** Types that were read, by version of everything that decides them. */
  types: join(repository, 'node_modules/.cache/sample-types'),
};
