import {closest, distance} from 'fastest-levenshtein';
import {otherRenderFlags} from '../../toolkit-model/rules/otherRenderFlags.ts';
import {type RenderOption, renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, initialChoices, defaultCodec} from './Choices.ts';
import type {ExplainedWord} from './ExplainedWord.ts';
import {explainProps} from './explainProps.ts';
import {createNoRenderCommandError, type NoRenderCommandError} from './NoRenderCommandError.ts';
import {hasVariable} from './hasVariable.ts';
import {readOutput} from './readOutput.ts';
import {findOpenQuote, splitWords} from './splitWords.ts';

/** The content of a pasted command. */
type ReadCommand = {
  readonly choices: Choices;
  readonly words: readonly ExplainedWord[];
  /** Why the command line rejects it, apart from its words and from options that exclude each other. */
  readonly problems: readonly string[];
};

/** Parses a `remotion render` command. Returns an error with the expected command if it's a different one. */
export function readCommand(text: string): ReadCommand | NoRenderCommandError {
  const words = splitWords(text);
  const start = words.findIndex((word, index) => word === 'render' && /(?:^|\/)remotion$/.test(words[index - 1] ?? ''));
  if (start === -1) {
    return createNoRenderCommandError(words);
  }
  const explained: ExplainedWord[] = [
    {text: words.slice(0, start + 1).join(' '), meaning: 'Renders a video or audio.', to: '/docs/cli/render'},
  ];
  const positionals: {readonly text: string; readonly index: number}[] = [];
  const options: Record<string, string> = {};
  for (let index = start + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      positionals.push({text: word, index: explained.length});
      explained.push({text: word, meaning: ''});
      continue;
    }
    const [flag, inline] = splitFlag(word);
    const option = renderOptions.find((item) => item.flag === flag);
    const takesNext = takesValue(flag, option) && inline === undefined && !(words[index + 1] ?? '-').startsWith('-');
    const value = takesNext ? words[++index] : inline;
    if (option) {
      options[option.name] = option.field.kind === 'switch' ? 'true' : (value ?? '');
    }
    explained.push({text: takesNext ? `${word} ${value}` : word, ...explainFlag(flag, option, value)});
  }
  const first = positionals[0]?.text ?? '';
  // The command line doesn't accept URLs as entry points, so it treats one as a composition ID.
  const hasEntry = !/^https?:/.test(first) && (positionals.length >= argumentMeanings.length || isPath(first));
  const meanings = hasEntry ? argumentMeanings : argumentMeanings.slice(1);
  positionals.forEach(({text: word, index}, at) => {
    explained[index] = {text: word, meaning: meanings[at] ?? 'Not used: the command takes three arguments.'};
  });
  const values = positionals.map(({text: word}) => word);
  const [entry = '', composition, output] = hasEntry ? values : ['', ...values];
  const {name, implied, problem} = readOutput(output, options.codec);
  const quote = findOpenQuote(text);
  if (implied !== undefined && implied !== defaultCodec) {
    options.codec ??= implied;
  }
  return {
    words: explained,
    problems: [
      ...(quote === undefined ? [] : [`The quote ${quote} isn’t closed. Add a closing quote.`]),
      ...(problem === undefined ? [] : [problem]),
    ],
    choices: {
      entry,
      composition: composition ?? initialChoices.composition,
      output: name ?? (composition === undefined ? initialChoices.output : `out/${composition}`),
      options,
    },
  };
}

/** An unknown flag may be a switch, so it doesn't consume the next word. */
function takesValue(flag: string, option: RenderOption | undefined): boolean {
  return option ? option.field.kind !== 'switch' : otherRenderFlags[flag]?.takesValue === true;
}

function explainFlag(flag: string, option: RenderOption | undefined, value = ''): Omit<ExplainedWord, 'text'> {
  if (option) {
    return {meaning: option.about, to: `/docs/cli/render#${flag}`};
  }
  if (flag === '--props') {
    return explainProps(value);
  }
  if (flag === '-q' || flag in otherRenderFlags) {
    return {meaning: 'Not part of this builder.', to: `/docs/cli/render#${flag === '-q' ? '--quiet' : flag}`};
  }
  const known = [...renderOptions.map((item) => item.flag), ...Object.keys(otherRenderFlags)];
  const suggestion = closest(flag, known);
  const isClose = distance(flag, suggestion) <= maxTypos;
  const meaning = isClose ? `Unknown flag. Did you mean ${suggestion}?` : 'Unknown flag.';
  return {meaning, to: '/docs/cli/flags', isWrong: true};
}

/** With more typos, it probably isn't the same flag. */
const maxTypos = 3;

/**
 * The command line treats the first argument as the entry point if a file or folder with that path exists, and otherwise
 * looks for the entry point itself. Without the project, this has to guess from the text: composition IDs have neither
 * extensions nor slashes, "src" and "remotion" are the folders in which the command line looks, and other files than
 * scripts are outputs.
 */
function isPath(word: string): boolean {
  return /\.[cm]?[jt]sx?$|^\.{1,2}$|^(?:src|remotion)$/.test(word) || (/[/\\][^.]*$/.test(word) && !hasVariable(word));
}

const argumentMeanings = [
  'The entry point: the file that calls registerRoot().',
  'The ID of the composition.',
  'The output file.',
];

function splitFlag(word: string): readonly [flag: string, value: string | undefined] {
  const equals = word.indexOf('=');
  return equals === -1 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
}
