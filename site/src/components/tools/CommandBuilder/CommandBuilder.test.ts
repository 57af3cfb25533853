import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {queryOf, readQuery} from './builderAddress';
import {type Choices, firstChoices} from './Choices';
import {entryFaults} from './entryFaults';
import {readCommand} from './readCommand';
import {writeCommand} from './writeCommand';
import {writeConfig} from './writeConfig';
import {writeLambda} from './writeLambda';
import {writeRenderMedia} from './writeRenderMedia';

const valueOf = (kind: string, values: readonly string[] = []): string =>
  ({choice: values[0] ?? '', number: '2', text: '4M', range: '0-89', switch: 'true'})[kind] ?? '';

/** Every option set, the codec to one that Lambda knows. */
const everything: Choices = {
  entry: "src/it's here.ts",
  composition: 'my-video',
  output: 'out/video',
  options: Object.fromEntries(
    renderOptions.map(({name, field}) => [name, valueOf(field.kind, field.kind === 'choice' ? field.values : [])]),
  ),
};

describe('command', () => {
  it('names project, composition and file', () => {
    expect(writeCommand(firstChoices)).toBe('npx remotion render src/index.ts my-video out/video.mp4');
  });

  it('has the ending of the codec, and no name where the ending means another codec', () => {
    expect(writeCommand({...firstChoices, options: {codec: 'prores'}})).toContain('out/video.mov --codec=prores');
    expect(writeCommand({...firstChoices, options: {codec: 'vp9'}})).toBe(
      'npx remotion render src/index.ts my-video --codec=vp9',
    );
  });

  it('is read back as it was written, quotes included', () => {
    const read = readCommand(writeCommand(everything));
    expect(read).toMatchObject({choices: everything, fault: undefined});
  });
});

describe('a pasted command', () => {
  const choicesOf = (text: string): unknown => {
    const read = readCommand(text);
    return read instanceof Error ? read.message : read.choices;
  };

  it('takes values behind a space, an equals sign, and over several lines', () => {
    expect(
      choicesOf('yarn remotion render src/index.ts a out/a.webm \\\n  --crf 9 --pixel-format=yuva420p --muted'),
    ).toEqual({
      entry: 'src/index.ts',
      composition: 'a',
      output: 'out/a',
      options: {codec: 'vp8', crf: '9', pixelFormat: 'yuva420p', muted: 'true'},
    });
  });

  it('is explained word by word', () => {
    const read = readCommand('npx remotion render src/index.ts a --unknown --crf=18');
    expect(!(read instanceof Error) && read.words.map(({text}) => text)).toEqual([
      'npx remotion render',
      'src/index.ts',
      'a',
      '--unknown',
      '--crf=18',
    ]);
  });

  it('says when name and codec contradict each other', () => {
    const read = readCommand('npx remotion render src/index.ts a out.mp4 --codec=vp8');
    expect(!(read instanceof Error) && read.fault).toBe(
      'A name that ends in .mp4 means the codec h264, but --codec says vp8. Leave one of them out.',
    );
  });

  it.each(['', 'npm install remotion', 'npx remotion still src/index.ts'])('asks for another than "%s"', (text) => {
    expect(choicesOf(text)).toBe('Paste a command that begins with npx remotion render.');
  });
});

describe('what is entered', () => {
  const faultsOf = (options: Choices['options']): string[] => entryFaults({...firstChoices, options});

  it('is accepted when a command can hold it', () => {
    expect(faultsOf({crf: '18', scale: '0.5', frameRange: '0-89'})).toEqual([]);
    expect(faultsOf({frameRange: '30'})).toEqual([]);
  });

  it.each([
    [{crf: 'good'}, '--crf takes a number, not "good".'],
    [{frameRange: '0..89'}, '--frames takes a frame, such as 30, or a range, such as 0-89, not "0..89".'],
    [{frameRange: '89-0'}, '--frames ends before it begins.'],
    [{timeoutInMilliseconds: '5000'}, '--timeout is at least 7000.'],
  ])('%o is named', (options, message) => {
    expect(faultsOf(options as Choices['options'])).toEqual([message]);
  });
});

describe('the address', () => {
  it('holds every choice', () => {
    expect(readQuery(queryOf(everything))).toEqual(everything);
    expect(queryOf(firstChoices)).toBe('');
  });

  it('leaves out what is not offered', () => {
    expect(readQuery('?codec=av1&muted=maybe&other=1')).toEqual(firstChoices);
  });
});

it('what is written for Node.js, Lambda and the configuration file compiles', () => {
  const files = new Map(
    [
      ['node.ts', writeRenderMedia(everything)],
      ['lambda.ts', writeLambda(everything)],
      ['remotion.config.ts', writeConfig(everything)],
    ].map(([name = '', text = '']) => [join(__dirname, name), text]),
  );
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    esModuleInterop: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists} = host;
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  const program = ts.createProgram([...files.keys()], options, host);
  expect(
    ts.getPreEmitDiagnostics(program).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
});
