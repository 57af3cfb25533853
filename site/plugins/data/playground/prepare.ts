import {join} from 'node:path';
import {demosFolder} from '../../../../demos/readDemos.ts';
import {createShortHash} from '../../../../packages/tooling/createShortHash.ts';
import {buildScripts} from './buildScripts.ts';
import {createFrameDocument} from './createFrameDocument.ts';
import {listMedia} from './listMedia.ts';
import type {PlaygroundFacts} from '../../../../packages/playground-core/PlaygroundFacts.ts';
import {readDeclarations} from './readDeclarations.ts';
import {readExamples} from './readExamples.ts';

/** Returns all files that the playground needs in addition to its page, by path, and the data for the page. */
export async function prepare(
  baseUrl: string,
): Promise<{readonly facts: PlaygroundFacts; readonly files: Readonly<Record<string, string>>}> {
  const scripts = await buildScripts();
  const types = readDeclarations();
  const examples = await readExamples();
  // Browsers cache assets forever.
  const below = `assets/playground/${createShortHash([JSON.stringify([scripts, types])])}`;
  const facts: PlaygroundFacts = {
    frame: `${baseUrl}playground/frame.html`,
    examples: `${baseUrl}playground/examples/`,
    scripts: Object.fromEntries(Object.keys(scripts).map((name) => [name, `${baseUrl}${below}/${name}.js`])),
    types: {core: `${baseUrl}${below}/types-core.json`, three: `${baseUrl}${below}/types-three.json`},
    media: listMedia(join(demosFolder, 'public'), 'media'),
    demos: examples.map(({name, title, group, poster}) => ({name, title, group, poster})),
  };
  const files = {
    'playground/frame.html': createFrameDocument(facts.scripts.core ?? ''),
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`${below}/${name}.js`, text])),
    [`${below}/types-core.json`]: JSON.stringify(types.core),
    [`${below}/types-three.json`]: JSON.stringify(types.three),
    ...Object.fromEntries(
      examples.map(({name, project}) => [`playground/examples/demos/${name}.json`, JSON.stringify(project)]),
    ),
  };
  return {facts, files};
}
