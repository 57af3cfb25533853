import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type BuildOptions} from 'esbuild';
import {readContent} from '../../content-model/readContent.ts';
import {typeInputs} from '../../content-model/samples/types/openTypesCache.ts';
import {readContentFile} from '../../content-model/readContentFile.ts';
import {createEngine} from '../../search/engine/createEngine.ts';
import {readIndex} from '../../search/readIndex.ts';
import {createCodeChecker} from '../check/createCodeChecker.ts';
import {listExportPages} from '../check/listExportPages.ts';
import {type DataFile, dataFile, type FactsFile, factsFile, toAgentData} from '../data/DataFile.ts';
import {readStarter} from '../data/readStarter.ts';
import {readSitePages} from '../data/readSitePages.ts';
import {readTypeLibrary} from '../check/readTypeLibrary.ts';
import type {TypeLibrary} from '../check/TypeLibrary.ts';
import {assertAllowed} from '../../tooling/licenses/assertAllowed.ts';
import {formatLicenses} from '../../tooling/licenses/formatLicenses.ts';
import {readPackages} from '../../tooling/licenses/readPackages.ts';
import {openDiskCache} from '../../tooling/openDiskCache.ts';
import {root} from '../../tooling/root.ts';
import {createAnswers} from './createAnswers.ts';
import {copySandbox} from './copySandbox.ts';
import {listLibraryFiles} from './listLibraryFiles.ts';
import {shareTypeScript} from './shareTypeScript.ts';
import {stripComments} from './stripComments.ts';

type PackageBuild = {
  /** The built site. */
  readonly siteDirectory: string;
  readonly siteUrl: string;
  readonly indexFile: string;
  readonly licenseFile: string;
  /** Where to write the files of the package. */
  readonly outputDirectory: string;
};

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the program with all of its data into a folder that can be packed. The result needs nothing but Node.js. Also
 * writes answers of the tools into the site, as `ai/answers.md`.
 */
export async function writePackage(options: PackageBuild): Promise<void> {
  const {siteDirectory, siteUrl, indexFile, licenseFile, outputDirectory} = options;
  rmSync(outputDirectory, {recursive: true, force: true});
  mkdirSync(outputDirectory, {recursive: true});
  const write = (name: string, text: string): void => writeFileSync(join(outputDirectory, name), text);
  const {model, pages} = readContent();
  const exportPages = listExportPages(pages);
  const index = await readIndex(indexFile);
  const data: DataFile = {
    siteUrl,
    pages: readSitePages(siteDirectory, index.records),
    messages: [...readContentFile('explainedMessages.json'), ...readContentFile('quotedMessages.json')],
    starter: readStarter(siteUrl, siteDirectory),
  };
  const facts: FactsFile = {model, exportPages: [...exportPages]};
  write(dataFile, JSON.stringify(data));
  write(factsFile, JSON.stringify(facts));
  const library = readShippedLibrary();
  write('library.json', JSON.stringify(Object.fromEntries(library)));
  const checker = createCodeChecker(library, {model, pages: exportPages});
  const answers = await createAnswers({
    data: toAgentData({...data, ...facts}, createEngine(index)),
    checkCode: async (files) => checker.check(files),
  });
  mkdirSync(join(siteDirectory, 'ai'), {recursive: true});
  writeFileSync(join(siteDirectory, 'ai', 'answers.md'), answers);
  copyFileSync(indexFile, join(outputDirectory, 'search-index.json'));
  copyFileSync(licenseFile, join(outputDirectory, 'LICENSE'));
  const version = model.packages.find(({name}) => name === 'remotion')?.version ?? '0.0.0';
  write('package.json', `${JSON.stringify(createManifest(version), null, 2)}\n`);
  write('README.md', createReadme(siteUrl));
  copySandbox(siteDirectory, join(outputDirectory, 'sandbox'));
  // It also lists what the scripts of the sandbox contain.
  copyFileSync(join(siteDirectory, siteLicensesFile), join(outputDirectory, 'sandbox', siteLicensesFile));
  const bundled = [
    ...(await bundle('main', 'cli/main.ts', outputDirectory)),
    ...(await bundle('checkWorker', 'check/checkWorker.ts', outputDirectory)),
    ...(await bundleHost(outputDirectory)),
  ];
  const shipped = readPackages([...bundled, ...listLibraryFiles(library)]);
  assertAllowed(shipped, 'The program');
  write('THIRD-PARTY-NOTICES.txt', formatLicenses(shipped, 'The program'));
}

/** Returns the declarations of the packages without comments, which change much less often than the pages. */
function readShippedLibrary(): TypeLibrary {
  const inputs = [
    'packages/agents/check',
    'packages/agents/packaging',
    'packages/toolkit-model/packages.ts',
    ...typeInputs,
  ];
  const cache = openDiskCache(
    'agents-library',
    inputs.map((path) => resolve(root, path)),
  );
  return new Map(
    cache.getOrCreateJson('', () => [...readTypeLibrary()].map(([path, text]) => [path, stripComments(path, text)])),
  );
}

const siteLicensesFile = 'third-party-licenses.txt';

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

\`npx file:remotion-docs.tgz\` serves the Model Context Protocol on standard input and output. With a command such as \`check\` or \`search\`, it runs once and ends; \`help\` lists the commands.

\`THIRD-PARTY-NOTICES.txt\` and \`sandbox/third-party-licenses.txt\` contain the licenses of the packages that it includes.

${siteUrl}/docs/ai shows how to add it to your coding tool.
`;
}

/** Bundles an entry, and returns the files that it contains a part of. */
async function bundle(name: string, entry: string, outputDirectory: string): Promise<string[]> {
  return runBuild({
    entryPoints: [join(here, entry)],
    outfile: join(outputDirectory, `${name}.mjs`),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: {'@typescript-eslint/utils': join(here, 'packaging', 'ruleCreator.ts')},
    plugins: [shareTypeScript],
    // Some of the packages use `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module'; const require = createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
    },
  });
}

/** Bundles the script of the page around the sandbox. */
async function bundleHost(outputDirectory: string): Promise<string[]> {
  return runBuild({
    entryPoints: [join(here, 'render', 'host', 'main.ts')],
    outfile: join(outputDirectory, 'sandbox', 'host.js'),
    format: 'iife',
    target: 'es2022',
  });
}

async function runBuild(options: BuildOptions): Promise<string[]> {
  const {metafile} = await build({
    bundle: true,
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: root,
    ...options,
  });
  return Object.values(metafile?.outputs ?? {}).flatMap(({inputs}) =>
    Object.entries(inputs).flatMap(([file, {bytesInOutput}]) => (bytesInOutput > 0 ? [join(root, file)] : [])),
  );
}
