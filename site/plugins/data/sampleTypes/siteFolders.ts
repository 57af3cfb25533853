import {join} from 'node:path';

const repository = join(__dirname, '../../../..');

/** The repository, and where compiled samples are stored. */
export const siteFolders = {
  repository,
  /**
   * The samples of each compiled page. They're next to the bundler's cache because pages in that cache aren't compiled
   * again, so both have to be deleted together.
   */
  samples: join(repository, 'site/node_modules/.cache/sample-types'),
};
