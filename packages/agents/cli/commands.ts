import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, relative, resolve} from 'node:path';
import {text as readText} from 'node:stream/consumers';
import type {ExtraId} from '../../starters/catalog/extras.ts';
import type {CheckedFile} from '../check/CheckedFile.ts';
import {formatFindings} from '../check/formatFindings.ts';
import type {Answer, ToolContext} from '../tools/AgentTool.ts';
import {localTools} from '../tools/localTools.ts';
import {createStarter} from '../tools/startProject.ts';
import {getErrorMessage} from '../../tooling/getErrorMessage.ts';

export type CommandResult = {readonly text: string; readonly exitCode: number};

/** The values of flags by their names: true for a switch. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** A command of the program. */
export type Command = {
  /** What to type after the name. */
  readonly usage: string;
  readonly about: string;
  /** The names of its flags, without the hyphens. Without it, the command reads its flags itself. */
  readonly flags?: Readonly<Record<string, 'string' | 'boolean'>>;
  run(words: readonly string[], flags: Flags, context: ToolContext): CommandResult | Promise<CommandResult>;
};

const size = {width: 'string', height: 'string', fps: 'string', durationInFrames: 'string'} as const;

const lambdaNumbers = [
  ...['seconds', 'fps', 'framesPerFunction', 'memory', 'disk', 'frameTime', 'outputRate', 'renders', 'team'],
  'developers',
];

/** All commands by their names. Each tool has one. */
export const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: '<file...> [--json]',
    about: 'Check files. Ends with 1 if there are errors',
    flags: {json: 'boolean'},
    async run(words, {json}, {data, checkCode}) {
      const files = await readSources(words, 'check src/Root.tsx src/Title.tsx');
      const result = await checkCode(files);
      const exitCode = result.findings.some(({severity}) => severity === 'error') ? 1 : 0;
      return {text: json ? JSON.stringify(result, null, 2) : formatFindings(result, files, data.siteUrl), exitCode};
    },
  },
  search: {
    usage: '<query>',
    about: 'Search the documentation',
    flags: {},
    run: (words, _flags, context) => callTool('search_docs', {query: words.join(' ')}, context),
  },
  read: {
    usage: '<page> [section]',
    about: 'Print a page as Markdown',
    flags: {},
    run: ([page = '', section], _flags, context) => callTool('read_page', {page, section}, context),
  },
  api: {
    usage: '[name]',
    about: 'Print the API of an export, a flag or a setter, or list all',
    run: (words, _flags, context) =>
      callTool('list_api', {name: words.length > 0 ? words.join(' ') : undefined}, context),
  },
  explain: {
    usage: '<file | ->',
    about: 'Explain the errors in a log',
    flags: {},
    run: async ([path], _flags, context) => callTool('explain_error', {log: await readLogFile(path)}, context),
  },
  plan: {
    usage: '[arguments of npx remotion render]',
    about: 'Say whether a render accepts its options, and write it in other forms',
    run: (words, _flags, context) =>
      callTool('plan_render', {command: ['npx remotion render', ...words.map(quoteWord)].join(' ')}, context),
  },
  lambda: {
    usage: '[--seconds=60] [--region=us-east-1] …',
    about: 'Estimate what a video needs and costs on Lambda',
    flags: {
      ...Object.fromEntries(lambdaNumbers.map((name) => [name, 'string' as const])),
      region: 'string',
      architecture: 'string',
    },
    run: (_words, {region, architecture, ...numbers}, context) =>
      callTool('estimate_lambda', {region, architecture, ...readNumbers(numbers)}, context),
  },
  render: {
    usage: '<file...> [--frames=0,30] [--out=frames] [--props=<json>] [--width=1280] …',
    about: 'Render frames to PNG files, and find blank and flickering ones. Media are files in public',
    flags: {frames: 'string', out: 'string', props: 'string', composition: 'string', scale: 'string', ...size},
    async run(words, {frames, out = 'frames', props, composition, ...numbers}, context) {
      const {text, images = []} = await answerTool(
        'render_frames',
        {
          files: await readSources(
            words.filter((path) => !isMedia(path)),
            'render src/Title.tsx public/photo.png',
          ),
          media: await Promise.all(words.filter(isMedia).map(readMediaFile)),
          frames: frames === undefined ? undefined : String(frames).split(',').map(Number),
          props: props === undefined ? undefined : parseJson(String(props), '--props'),
          composition,
          ...readNumbers(numbers),
        },
        context,
      );
      const files = images.map(({base64}, index) => {
        const file = join(String(out), `${index + 1}.png`);
        saveFile(file, Buffer.from(base64, 'base64'));
        return file;
      });
      return {text: `${text}\n\n${files.join('\n')}`, exitCode: 0};
    },
  },
  link: {
    usage: '<file...>',
    about: 'Print a link that opens files in the playground',
    flags: size,
    run: async (words, numbers, context) =>
      callTool(
        'playground_link',
        {files: await readSources(words, 'link src/Title.tsx'), ...readNumbers(numbers)},
        context,
      ),
  },
  start: {
    usage: '<folder> [--starter=hello-world] [--with=player,tailwind] [--language=javascript] [--width=1920] …',
    about: 'Create a new project in a folder',
    flags: {starter: 'string', with: 'string', language: 'string', manager: 'string', agents: 'boolean', ...size},
    async run([folder], {with: extras, agents, starter, language, manager, ...numbers}, {data}) {
      if (folder === undefined) {
        throw new Error('Pass a folder for the project: remotion-docs start my-video');
      }
      const {texts, media, steps} = await createStarter(
        {
          ...readNumbers(numbers),
          ...({starter, language, manager, agents} as object),
          extras: extras === undefined ? undefined : (String(extras).split(',') as ExtraId[]),
        },
        data,
      );
      const files = [
        ...Object.entries(texts),
        ...Object.entries(media).map(
          ([path, from]) => [path, Buffer.from(data.starter.media[from] ?? '', 'base64')] as const,
        ),
      ];
      assertNoneExists(files.map(([path]) => join(folder, path)));
      for (const [path, content] of files) {
        saveFile(join(folder, path), content);
      }
      const next = steps.map(({about, command}) => `${command}: ${about}`);
      return {text: [...files.map(([path]) => join(folder, path)), '', 'Next:', ...next].join('\n'), exitCode: 0};
    },
  },
  call: {
    usage: '<tool> [json]',
    about: 'Call any tool with its input as JSON',
    flags: {},
    run: ([name = '', json = '{}'], _flags, context) => callTool(name, parseJson(json, 'The input'), context),
  },
  tools: {
    usage: '',
    about: 'List the tools',
    flags: {},
    run: () => ({
      text: localTools.map(({name, description}) => `${name}\n  ${description}`).join('\n\n'),
      exitCode: 0,
    }),
  },
};

async function readSources(paths: readonly string[], example: string): Promise<CheckedFile[]> {
  if (paths.length === 0) {
    throw new Error(`Pass at least one file: remotion-docs ${example}`);
  }
  return Promise.all(paths.map(readSource));
}

async function readSource(path: string): Promise<CheckedFile> {
  const text = (await readBytes(path)).toString('utf8');
  const own = relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
  // A file outside of the current folder is checked under its name.
  return {path: own.startsWith('..') ? (own.split('/').at(-1) ?? own) : own, text};
}

/** Every other file is code. */
function isMedia(path: string): boolean {
  return !/\.(?:[jt]sx?|json|css)$/.test(path) || /^(?:\.\/)?public\//.test(path);
}

async function readMediaFile(path: string): Promise<{path: string; base64: string}> {
  const content = await readBytes(path);
  return {path: /(?:^|\/)public\/(.+)/.exec(path)?.[1] ?? path, base64: content.toString('base64')};
}

async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((error: unknown) => {
    throw new Error(`${path} can't be read: ${getErrorMessage(error)}`);
  });
}

async function readLogFile(path: string | undefined): Promise<string> {
  if (path === undefined) {
    throw new Error('Pass a file with the log, or - for standard input: remotion-docs explain render.log');
  }
  if (path === '-') {
    return readText(process.stdin);
  }
  return (await readSource(path)).text;
}

function readNumbers(flags: Flags): Record<string, number> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, value]) => {
      if (value === undefined) {
        return [];
      }
      const number = Number(value);
      if (value === '' || !Number.isFinite(number)) {
        throw new Error(`--${name} must be a number, but is "${value}".`);
      }
      return [[name, number]];
    }),
  );
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${what} isn't valid JSON: ${getErrorMessage(error)}`, {
      cause: error,
    });
  }
}

/** Keeps a word together when the command is split again. */
function quoteWord(word: string): string {
  return /[\s"'\\]/.test(word) ? `'${word.replaceAll("'", String.raw`'\''`)}'` : word;
}

/** @throws with the first file that exists, before anything is written, so that no project is left half finished. */
function assertNoneExists(paths: readonly string[]): void {
  const existing = paths.find((path) => existsSync(path));
  if (existing !== undefined) {
    throw new Error(`${existing} exists already. Choose an empty folder.`);
  }
}

/** Creates or replaces a file, and creates its folder. */
function saveFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}

async function callTool(name: string, input: unknown, context: ToolContext): Promise<CommandResult> {
  return {text: (await answerTool(name, input, context)).text, exitCode: 0};
}

function answerTool(name: string, input: unknown, context: ToolContext): Promise<Answer> {
  const tool = localTools.find((item) => item.name === name);
  if (!tool) {
    throw new Error(`There is no tool "${name}". The tools are ${localTools.map((item) => item.name).join(', ')}.`);
  }
  return tool.run(input, context);
}
