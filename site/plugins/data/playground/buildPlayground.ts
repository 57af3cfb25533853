import {join} from 'node:path';
import {demosFolder} from '../../../../demos/readDemos.ts';
import {createShortHash} from '../../../../packages/tooling/createShortHash.ts';
import {buildScripts} from './buildScripts.ts';
import {createSandboxDocument} from './createSandboxDocument.ts';
import {listMedia} from './listMedia.ts';
import type {PlaygroundFacts} from '../../../../packages/playground-core/PlaygroundFacts.ts';
import {readDeclarations} from './readDeclarations.ts';
import {readExamples} from './readExamples.ts';

type BuiltPlayground = {
  /** The data for the page. */
  readonly facts: PlaygroundFacts;
  /** All files that the playground needs in addition to its page, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The package files that these files contain a part of. */
  readonly shippedFiles: readonly string[];
};

/** Builds what the playground needs in addition to its page. */
export async function buildPlayground(baseUrl: string): Promise<BuiltPlayground> {
  const {scripts, sources} = await buildScripts();
  const {core, three, declarations} = readDeclarations();
  const types = {core, three};
  const examples = await readExamples();
  // Browsers cache assets forever.
  const below = `assets/playground/${createShortHash([JSON.stringify([scripts, types])])}`;
  const facts: PlaygroundFacts = {
    sandbox: `${baseUrl}playground/sandbox.html`,
    examples: `${baseUrl}playground/examples/`,
    scripts: Object.fromEntries(Object.keys(scripts).map((name) => [name, `${baseUrl}${below}/${name}.js`])),
    types: {core: `${baseUrl}${below}/types-core.json`, three: `${baseUrl}${below}/types-three.json`},
    media: listMedia(join(demosFolder, 'public'), 'media'),
    demos: examples.map(({name, title, group, poster}) => ({name, title, group, poster})),
  };
  const files = {
    'playground/sandbox.html': createSandboxDocument(facts.scripts.core ?? ''),
    ...Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`${below}/${name}.js`, text])),
    [`${below}/types-core.json`]: JSON.stringify(types.core),
    [`${below}/types-three.json`]: JSON.stringify(types.three),
    ...Object.fromEntries(
      examples.map(({name, project}) => [`playground/examples/demos/${name}.json`, JSON.stringify(project)]),
    ),
    // Only loaded once the reader focuses the search field of the examples.
    'playground/examples/searchTerms.json': JSON.stringify(
      Object.fromEntries(examples.map(({name, searchTerms}) => [`demos/${name}`, searchTerms])),
    ),
  };
  return {facts, files, shippedFiles: [...sources, ...declarations]};
}
