import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin, SiteMetadata} from '@docusaurus/types';

/** What only the build reads. Docusaurus includes it in the main script nevertheless. */
const buildOnly = new Set([
  'clientModules',
  'experimental_vcs',
  'faster',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'prism',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
  'v4',
]);

/** Removes from the main script what no component reads of the configuration and of the versions of plugins. */
export function clientConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (module: RegExp, name: string, content: string) => {
        const file = join(generatedFilesDir, name);
        writeFileSync(file, content);
        return new NormalModuleReplacementPlugin(module, (resource) => {
          resource.request = file;
        });
      };
      const config = JSON.stringify(siteConfig, (key, value: unknown) => (buildOnly.has(key) ? undefined : value));
      const metadata = JSON.parse(readFileSync(join(generatedFilesDir, 'site-metadata.json'), 'utf8')) as SiteMetadata;
      return {
        plugins: [
          replace(/^@generated\/docusaurus\.config$/, 'client-config.json', config),
          replace(
            /^@generated\/site-metadata$/,
            'client-metadata.json',
            JSON.stringify({...metadata, pluginVersions: {}}),
          ),
        ],
      };
    },
  };
}
