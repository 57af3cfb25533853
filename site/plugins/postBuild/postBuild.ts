import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import type {PostBuildStep} from './BuiltSite.ts';
import {readBuiltFiles} from './readBuiltFiles.ts';
import {readBuiltPages} from './readBuiltPages.ts';

type Steps = {
  /** Change pages, in this order. */
  transforms: readonly PostBuildStep[];
  /** Write files that are derived from the finished pages. They run concurrently, so none may need files of another. */
  outputs: readonly PostBuildStep[];
};

/**
 * Processes the built pages: reads each HTML file once, transforms it in memory, writes it once, and then creates other
 * files from it. This is one plugin, because Docusaurus runs the `postBuild` steps of different plugins concurrently.
 */
export function postBuild({transforms, outputs}: Steps): PluginModule {
  return (): Plugin => ({
    name: 'post-build',
    postBuild: async ({outDir, siteConfig}) => {
      const files = readBuiltFiles(outDir);
      const original = new Map(files.map(({name, html}) => [name, html]));
      const site = {folder: outDir, config: siteConfig, files, pages: readBuiltPages(files)};
      for (const step of transforms) {
        await step(site);
      }
      for (const {name, html} of files) {
        if (html !== original.get(name)) {
          writeFileSync(join(outDir, name), html);
        }
      }
      const results = await Promise.allSettled(outputs.map(async (step) => step(site)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) {
        throw failed.reason;
      }
    },
  });
}
