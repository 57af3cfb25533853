import {codecs, impliedCodec} from '../../../../../reference/rules/codecs';
import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {type Choices, firstChoices} from './Choices';

/** A word of a pasted command, and what it means. */
export interface Explained {
  readonly text: string;
  readonly meaning: string;
  /** The heading that documents it. */
  readonly to?: string;
}

/** What a pasted command says. */
export interface ReadCommand {
  readonly choices: Choices;
  readonly words: readonly Explained[];
  /** What the command line refuses, beside what the options themselves exclude. */
  readonly fault?: string;
}

/** Reads a `remotion render` command. Returns an error that says what was expected when it is another one. */
export const readCommand = (text: string): ReadCommand | Error => {
  const words = split(text.replaceAll(/\\\r?\n/g, ' '));
  const start = words.findIndex((word, index) => word === 'render' && /(?:^|\/)remotion$/.test(words[index - 1] ?? ''));
  if (start === -1) return new Error('Paste a command that begins with npx remotion render.');
  const explained: Explained[] = [
    {text: words.slice(0, start + 1).join(' '), meaning: 'Renders a video or audio.', to: '/docs/cli/render'},
  ];
  const positions: string[] = [];
  const options: Record<string, string> = {};
  for (let index = start + 1; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      positions.push(word);
      explained.push({text: word, meaning: places[positions.length - 1] ?? 'One word more than the command takes.'});
      continue;
    }
    const [flag = '', inline] = splitFlag(word);
    const option = renderOptions.find((item) => item.flag === flag);
    const takesNext =
      inline === undefined && option?.field.kind !== 'switch' && !(words[index + 1] ?? '-').startsWith('-');
    // An unknown flag may be a switch, so it does not take the word behind it.
    const value = inline ?? (option && takesNext ? words[++index] : undefined);
    if (option) options[option.name] = option.field.kind === 'switch' ? 'true' : (value ?? '');
    explained.push({
      text: value === undefined || inline !== undefined ? word : `${word} ${value}`,
      meaning: option?.about ?? 'See the list of all flags.',
      to: option ? `/docs/cli/render#${flag}` : '/docs/cli/flags',
    });
  }
  const [entry, composition, output] = positions;
  const {name, ending} = nameOf(output);
  const implied = ending === undefined ? undefined : impliedCodec[ending];
  const fault =
    implied !== undefined && options.codec !== undefined && implied !== options.codec
      ? `A name that ends in .${ending} means the codec ${implied}, but --codec says ${options.codec}. Leave one of them out.`
      : undefined;
  if (implied !== undefined && implied !== 'h264') options.codec ??= implied;
  return {
    words: explained,
    fault,
    choices: {
      entry: entry ?? firstChoices.entry,
      composition: composition ?? firstChoices.composition,
      output: name ?? firstChoices.output,
      options,
    },
  };
};

/** A name of a file, and its ending when it is one that a codec writes. */
const nameOf = (file: string | undefined): {name?: string; ending?: string} => {
  const ending = /\.(\w+)$/.exec(file ?? '')?.[1];
  if (file === undefined || ending === undefined || !codecs.some(({extensions}) => extensions.includes(ending)))
    return {name: file};
  return {name: file.slice(0, -ending.length - 1), ending};
};

const places = [
  'The entry point: the file that calls registerRoot().',
  'The ID of the composition.',
  'Where the file is written.',
];

const splitFlag = (word: string): [string, string | undefined] => {
  const equals = word.indexOf('=');
  return equals === -1 ? [word, undefined] : [word.slice(0, equals), word.slice(equals + 1)];
};

/** Words as a shell makes them: quotes and backslashes hold words together and are gone afterwards. */
const split = (text: string): string[] =>
  [...text.matchAll(/(?:\\.|[^\s'"\\]|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
    ),
  );
