import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {demosFolder} from '../../../demos/readDemos';
import {versionOf} from '../sampleTypes/versionOf';
import {buildScripts} from './buildScripts';
import {frameDocument} from './frameDocument';
import {listMedia} from './listMedia';
import {packageVersions} from './packageVersions';
import type {PlaygroundFacts} from './PlaygroundFacts';
import {readDeclarations} from './readDeclarations';
import {readExamples} from './readExamples';

/** All files that the playground needs beside its page, by their path in the site, and what the page knows of them. */
export const prepare = async (
  baseUrl: string,
): Promise<{readonly facts: PlaygroundFacts; readonly files: Readonly<Record<string, string>>}> => {
  const scripts = await buildScripts();
  const types = readDeclarations();
  const examples = await readExamples();
  // Assets are kept by browsers for ever.
  const below = `assets/playground/${versionOf([JSON.stringify([scripts, types])])}`;
  const facts: PlaygroundFacts = {
    frame: `${baseUrl}playground/frame.html`,
    examples: `${baseUrl}playground/examples/`,
    scripts: Object.fromEntries(Object.keys(scripts).map((name) => [name, `${baseUrl}${below}/${name}.js`])),
    types: {core: `${baseUrl}${below}/types-core.json`, three: `${baseUrl}${below}/types-three.json`},
    media: listMedia(join(demosFolder, 'public'), 'media'),
    demos: examples.map(({name, title}) => ({name, title})),
    versions: packageVersions(),
    declarations: readFileSync(join(__dirname, '../../../reference/types/react-19.d.ts'), 'utf8'),
  };
  const files = {
    'playground/frame.html': frameDocument(facts.scripts.core ?? ''),
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`${below}/${name}.js`, text])),
    [`${below}/types-core.json`]: JSON.stringify(types.core),
    [`${below}/types-three.json`]: JSON.stringify(types.three),
    ...Object.fromEntries(
      examples.map(({name, project}) => [`playground/examples/demos/${name}.json`, JSON.stringify(project)]),
    ),
  };
  return {facts, files};
};
