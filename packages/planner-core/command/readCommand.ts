import {closest, distance} from 'fastest-levenshtein';
import {otherRenderFlags} from '../../toolkit-model/rules/otherRenderFlags.ts';
import {type RenderOption, renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, firstChoices, firstCodec} from './Choices.ts';
import {readOutput} from './readOutput.ts';

/** A word of a pasted command and its meaning. */
export type Explained = {
  readonly text: string;
  readonly meaning: string;
  /** The heading that documents it. */
  readonly to?: string;
  /** Set for a flag that doesn't exist. */
  readonly isUnknown?: true;
};

/** The content of a pasted command. */
type ReadCommand = {
  readonly choices: Choices;
  readonly words: readonly Explained[];
  /** Why the command line rejects it, apart from options that exclude each other. */
  readonly problem?: string;
};

/** Parses a `remotion render` command. Returns an error with the expected command if it's a different one. */
export function readCommand(text: string): ReadCommand | Error {
  const words = splitWords(text.replaceAll(/\\\r?\n/g, ' '));
  const start = words.findIndex((word, index) => word === 'render' && /(?:^|\/)remotion$/.test(words[index - 1] ?? ''));
  if (start === -1) {
    return new Error('This isn’t a render command. Paste one that starts with npx remotion render.');
  }
  const explained: Explained[] = [
    {text: words.slice(0, start + 1).join(' '), meaning: 'Renders a video or audio.', to: '/docs/cli/render'},
  ];
  const positions: string[] = [];
  const options: Record<string, string> = {};
  for (let index = start + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      positions.push(word);
      explained.push({
        text: word,
        meaning: places[positions.length - 1] ?? 'Not used: the command takes three arguments.',
      });
      continue;
    }
    const [flag, inline] = splitFlag(word);
    const option = renderOptions.find((item) => item.flag === flag);
    const takesNext = takesValue(flag, option) && inline === undefined && !(words[index + 1] ?? '-').startsWith('-');
    const value = takesNext ? words[++index] : inline;
    if (option) {
      options[option.name] = option.field.kind === 'switch' ? 'true' : (value ?? '');
    }
    explained.push({text: takesNext ? `${word} ${value}` : word, ...explainFlag(flag, option)});
  }
  const [entry, composition, output] = positions;
  const {name, implied, problem} = readOutput(output, options.codec);
  if (implied !== undefined && implied !== firstCodec) {
    options.codec ??= implied;
  }
  return {
    words: explained,
    problem,
    choices: {
      entry: entry ?? firstChoices.entry,
      composition: composition ?? firstChoices.composition,
      output: name ?? firstChoices.output,
      options,
    },
  };
}

/** An unknown flag may be a switch, so it doesn't consume the next word. */
function takesValue(flag: string, option: RenderOption | undefined): boolean {
  return option ? option.field.kind !== 'switch' : otherRenderFlags[flag]?.takesValue === true;
}

function explainFlag(flag: string, option: RenderOption | undefined): Omit<Explained, 'text'> {
  if (option) {
    return {meaning: option.about, to: `/docs/cli/render#${flag}`};
  }
  if (flag === '-q' || flag in otherRenderFlags) {
    return {meaning: 'Not part of this builder.', to: `/docs/cli/render#${flag === '-q' ? '--quiet' : flag}`};
  }
  const known = [...renderOptions.map((item) => item.flag), ...Object.keys(otherRenderFlags)];
  const suggestion = closest(flag, known);
  const isClose = distance(flag, suggestion) <= maxTypos;
  const meaning = isClose ? `Unknown flag. Did you mean ${suggestion}?` : 'Unknown flag.';
  return {meaning, to: '/docs/cli/flags', isUnknown: true};
}

/** With more typos, it probably isn't the same flag. */
const maxTypos = 3;

const places = [
  'The entry point: the file that calls registerRoot().',
  'The ID of the composition.',
  'The output file.',
];

function splitFlag(word: string): readonly [flag: string, value: string | undefined] {
  const equals = word.indexOf('=');
  return equals === -1 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}

/** Splits a command into words like a shell: quotes and backslashes keep words together and are removed afterwards. */
function splitWords(text: string): string[] {
  return [...text.matchAll(/(?:\\.|[^\s'"\\]|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
    ),
  );
}
