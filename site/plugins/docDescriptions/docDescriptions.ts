import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the descriptions of all pages out of the sidebars' data, which each page of the documentation loads and which
 * they make more than twice as large. Cards need them; for these they are in `descriptions.json`, by path.
 */
export const docDescriptions = ({generatedFilesDir}: LoadContext): Plugin => ({
  name: 'doc-descriptions',
  allContentLoaded: async ({allContent, actions: {createData}}) => {
    const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
    const docs = loadedVersions.flatMap((version) => version.docs);
    await createData(
      'descriptions.json',
      JSON.stringify(Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]))),
    );
  },
  configureWebpack: (_config, _isServer, {currentBundler}) => {
    // The development server reads the framework's data anew when a page changes.
    if (process.env.NODE_ENV !== 'production') return {};
    const theirs = join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
    const ours = join(generatedFilesDir, 'doc-descriptions/default');
    mkdirSync(ours, {recursive: true});
    const names = readdirSync(theirs).filter((name) => /^docs-\w+\.json$/.test(name));
    if (names.length === 0) throw new Error(`There is no data of sidebars in ${theirs}.`);
    for (const name of names)
      writeFileSync(join(ours, name), withoutDescriptions(readFileSync(join(theirs, name), 'utf8')));
    return {
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^@generated\/docusaurus-plugin-content-docs\/default\/p\/docs-\w+\.json$/,
          (resource) => {
            resource.request = join(ours, basename(resource.request));
          },
        ),
      ],
    };
  },
});

/** `json` holds the framework's data of a version of the documentation. */
export const withoutDescriptions = (json: string): string => {
  const {version, ...rest} = JSON.parse(json) as VersionData;
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: undefined}] as const);
  return JSON.stringify({...rest, version: {...version, docs: Object.fromEntries(docs)}});
};

interface VersionData {
  readonly version: {readonly docs: Readonly<Record<string, {readonly description?: string}>>};
}
