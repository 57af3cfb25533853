import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {type Choices, codecOf, fileOf} from './Choices';
import {literal, quoted} from './literal';

/** The choices as a script for Node.js. */
export const writeRenderMedia = (choices: Choices): string => {
  const {entry, composition, options} = choices;
  return [
    "import path from 'node:path';",
    "import {bundle} from '@remotion/bundler';",
    "import {getCompositions, renderMedia} from '@remotion/renderer';",
    '',
    `const serveUrl = await bundle({entryPoint: path.resolve(${quoted(entry)})});`,
    'const compositions = await getCompositions(serveUrl);',
    `const composition = compositions.find(({id}) => id === ${quoted(composition)});`,
    `if (!composition) throw new Error(${quoted(`There is no composition ${composition}.`)});`,
    '',
    'await renderMedia({',
    '  serveUrl,',
    '  composition,',
    `  outputLocation: ${quoted(fileOf(choices))},`,
    `  codec: ${quoted(codecOf(choices))},`,
    ...linesOf(options, () => true),
    '});',
  ].join('\n');
};

/** One line for each option that is set, but the codec, which has no default in Node.js. */
export const linesOf = (options: Choices['options'], has: (option: {readonly lambda: boolean}) => boolean): string[] =>
  renderOptions.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || option.name === 'codec' || !has(option)) return [];
    return [`  ${option.name}: ${literal(option.name, value)},`];
  });
