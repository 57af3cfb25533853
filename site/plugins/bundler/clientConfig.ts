import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What only the build reads. Docusaurus includes it in the main script nevertheless. */
const buildOnly = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'prism',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** Removes from the main script what no component reads of the configuration. */
export function clientConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) {
        return {};
      }
      const file = join(generatedFilesDir, 'client-config.json');
      writeFileSync(
        file,
        JSON.stringify(siteConfig, (key, value: unknown) => (buildOnly.has(key) ? undefined : value)),
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, (resource) => {
            resource.request = file;
          }),
        ],
      };
    },
  };
}
