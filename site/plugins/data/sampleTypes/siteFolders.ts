import {join} from 'node:path';

const repository = join(__dirname, '../../../..');

/** The build's cache folder for samples. */
export const siteFolders = {
  repository,
  /**
   * The samples of each compiled page. They're next to the bundler's cache because pages in that cache aren't compiled
   * again, so both have to be deleted together.
   */
  samples: join(repository, 'site/node_modules/.cache/sample-types'),
  /** The cached types, by the version of everything that affects them. */
  types: join(repository, 'node_modules/.cache/sample-types'),
};
