/** Created by `plugins/bundler/routeManifest`. */
declare module '@generated/known-global-data.json' {
  import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

  const data: {readonly 'docusaurus-plugin-content-docs': Readonly<Record<string, GlobalPluginData>>};
  export default data;
}
