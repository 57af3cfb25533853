import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {readPackageFacts} from '../../content-model/readContent.ts';
import type {KnownMessage} from '../../content-model/messages/log/KnownMessage.ts';
import type {SearchIndex} from '../../search/engine/SearchIndex.ts';
import type {DataFile} from '../data/DataFile.ts';
import {readStarter} from '../data/readStarter.ts';
import {readSitePages} from '../data/readSitePages.ts';
import {readTypeLibrary} from '../check/readTypeLibrary.ts';
import {stripComments} from './stripComments.ts';

export type PackageBuild = {
  /** The built site. */
  readonly siteDirectory: string;
  readonly siteUrl: string;
  readonly indexFile: string;
  /** The messages of the packages with their explanations. */
  readonly messagesFile: string;
  readonly licenseFile: string;
  /** Where to write the files of the package. */
  readonly outputDirectory: string;
};

const here = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the program with all of its data into a folder that can be packed. The result needs nothing but Node.js. */
export async function writePackage(options: PackageBuild): Promise<void> {
  const {siteDirectory, siteUrl, indexFile, messagesFile, licenseFile, outputDirectory} = options;
  rmSync(outputDirectory, {recursive: true, force: true});
  mkdirSync(outputDirectory, {recursive: true});
  const write = (name: string, text: string): void => writeFileSync(join(outputDirectory, name), text);
  const {model, planned} = readPackageFacts();
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as SearchIndex;
  const messages = JSON.parse(readFileSync(messagesFile, 'utf8')) as KnownMessage[];
  const data: DataFile = {
    siteUrl,
    pages: readSitePages(siteDirectory, index.records),
    model,
    messages,
    planned,
    starter: readStarter(),
  };
  write('data.json', JSON.stringify(data));
  write(
    'library.json',
    JSON.stringify(Object.fromEntries([...readTypeLibrary()].map(([path, text]) => [path, stripComments(path, text)]))),
  );
  copyFileSync(indexFile, join(outputDirectory, 'search-index.json'));
  copyFileSync(licenseFile, join(outputDirectory, 'LICENSE'));
  const version = model.packages.find(({name}) => name === 'remotion')?.version ?? '0.0.0';
  write('package.json', `${JSON.stringify(createManifest(version), null, 2)}\n`);
  write('README.md', createReadme(siteUrl));
  await bundle('main', 'cli/main.ts', outputDirectory);
  await bundle('checkWorker', 'check/checkWorker.ts', outputDirectory);
}

function createManifest(version: string): object {
  return {
    name: 'remotion-docs',
    version,
    description: 'The documentation of Remotion 3.2 for coding agents, with a checker for code. Works offline.',
    license: 'MIT',
    type: 'module',
    bin: {'remotion-docs': 'main.mjs'},
    engines: {node: '>=20.19'},
  };
}

function createReadme(siteUrl: string): string {
  return `# remotion-docs

Answers questions about Remotion 3.2 from its documentation and checks code against its packages. It works offline and needs no account.

\`npx file:remotion-docs.tgz\` serves the Model Context Protocol on standard input and output. With \`check\`, \`search\`, \`read\`, \`api\` or \`explain\`, it runs a single command; \`help\` lists them.

${siteUrl}/docs/ai shows how to add it to your coding tool.
`;
}

async function bundle(name: string, entry: string, outputDirectory: string): Promise<void> {
  await build({
    entryPoints: [join(here, entry)],
    outfile: join(outputDirectory, `${name}.mjs`),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    alias: {'@typescript-eslint/utils': join(here, 'packaging', 'ruleCreator.ts')},
    // Some of the packages use `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module'; const require = createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
    },
    logLevel: 'error',
  });
}
