import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, initialChoices, getCodec, getFileName} from './Choices.ts';
import {formatLiteral, quote} from './formatLiteral.ts';

/** Returns the choices as a Node.js script. */
export function writeRenderMedia(choices: Choices): string {
  const {entry, composition, options} = choices;
  return [
    "import path from 'node:path';",
    "import {bundle} from '@remotion/bundler';",
    "import {getCompositions, renderMedia} from '@remotion/renderer';",
    '',
    `const serveUrl = await bundle({entryPoint: path.resolve(${quote(entry || initialChoices.entry)})});`,
    'const compositions = await getCompositions(serveUrl);',
    `const composition = compositions.find(({id}) => id === ${quote(composition)});`,
    `if (!composition) throw new Error(${quote(`There is no composition named ${composition}.`)});`,
    '',
    'await renderMedia({',
    '  serveUrl,',
    '  composition,',
    `  outputLocation: ${quote(getFileName(choices))},`,
    `  codec: ${quote(getCodec(choices))},`,
    ...formatLines(options, () => true),
    '});',
  ].join('\n');
}

/** Returns one line for each option that is set, except the codec, which has no default in Node.js. */
export function formatLines(
  options: Choices['options'],
  has: (option: {readonly lambda: boolean}) => boolean,
): string[] {
  return renderOptions.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || option.name === 'codec' || !has(option)) {
      return [];
    }
    return [`  ${option.name}: ${formatLiteral(option.name, value)},`];
  });
}
