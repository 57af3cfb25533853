import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {createQuery, readQuery} from './builderQuery.ts';
import {type Choices, initialChoices} from './Choices.ts';
import {findCaveats} from './findCaveats.ts';
import {findProblems} from './findProblems.ts';
import {readCommand} from './readCommand.ts';
import {writeCommand} from './writeCommand.ts';
import {writeConfig} from './writeConfig.ts';
import {writeLambda} from './writeLambda.ts';
import {writeRenderMedia} from './writeRenderMedia.ts';

function getValue(kind: string, values: readonly string[] = []): string {
  return {choice: values[0] ?? '', number: '2', text: '4M', range: '0-89', switch: 'true'}[kind] ?? '';
}

/** All options with a value, and a codec that Lambda supports. */
const everything: Choices = {
  entry: "src/it's here.ts",
  composition: 'my-video',
  output: 'out/video',
  options: Object.fromEntries(
    renderOptions.map(({name, field}) => [name, getValue(field.kind, field.kind === 'choice' ? field.values : [])]),
  ),
};

describe('command', () => {
  test('includes project, composition and file', () => {
    expect(writeCommand(initialChoices)).toBe('npx remotion render src/index.ts my-video out/video.mp4');
  });

  test('uses the extension of the codec, and no name if the extension belongs to another codec', () => {
    expect(writeCommand({...initialChoices, options: {codec: 'prores'}})).toContain('out/video.mov --codec=prores');
    expect(writeCommand({...initialChoices, options: {codec: 'vp9'}})).toBe(
      'npx remotion render src/index.ts my-video --codec=vp9',
    );
  });

  test('can be parsed back, including quotes', () => {
    const read = readCommand(writeCommand(everything));
    expect(read).toMatchObject({choices: everything, problems: []});
  });
});

describe('a pasted command', () => {
  const readChoices = (text: string): unknown => {
    const read = readCommand(text);
    return read instanceof Error ? read.message : read.choices;
  };

  test('accepts values after a space, an equals sign, and on several lines', () => {
    expect(
      readChoices('yarn remotion render src/index.ts a out/a.webm \\\n  --crf 9 --pixel-format=yuva420p --muted'),
    ).toEqual({
      entry: 'src/index.ts',
      composition: 'a',
      output: 'out/a',
      options: {codec: 'vp8', crf: '9', pixelFormat: 'yuva420p', muted: 'true'},
    });
  });

  test.each([
    ['Countdown out/countdown.mp4', '', 'Countdown', 'out/countdown'],
    ['MyComp', '', 'MyComp', 'out/MyComp'],
    ['remotion/index.tsx MyComp', 'remotion/index.tsx', 'MyComp', 'out/MyComp'],
    ['src MyComp out.mp4', 'src', 'MyComp', 'out'],
    ['src MyComp', 'src', 'MyComp', 'out/MyComp'],
    ['./packages/video MyComp', './packages/video', 'MyComp', 'out/MyComp'],
    ['. MyComp', '.', 'MyComp', 'out/MyComp'],
    ['', '', 'my-video', 'out/video'],
  ])('reads the arguments of "%s" like the command line', (words, entry, composition, output) => {
    expect(readChoices(`npx remotion render ${words}`)).toEqual({entry, composition, output, options: {}});
  });

  test("treats a serve URL as a composition ID, which isn't valid", () => {
    const read = readCommand('npx remotion render https://example.com/site MyComp out.mp4');
    expect(read instanceof Error ? [] : findProblems(read.choices)).toMatchObject([{name: 'composition'}]);
  });

  test("with only an output file has a composition ID that isn't valid", () => {
    const read = readCommand('npx remotion render out/video.mp4');
    expect(read instanceof Error ? [] : findProblems(read.choices)).toMatchObject([{name: 'composition'}]);
  });

  test('without an entry point stays without one, except in Node.js', () => {
    const read = readCommand('npx remotion render --crf=18 Countdown out/countdown.mp4');
    if (read instanceof Error) {
      throw read;
    }
    expect(read.words.slice(2)).toMatchObject([
      {text: 'Countdown', meaning: 'The ID of the composition.'},
      {text: 'out/countdown.mp4', meaning: 'The output file.'},
    ]);
    expect(writeCommand(read.choices)).toBe('npx remotion render Countdown out/countdown.mp4 --crf=18');
    expect(writeRenderMedia(read.choices)).toContain("path.resolve('src/index.ts')");
    expect(readQuery(createQuery(read.choices))).toEqual(read.choices);
  });

  test('can contain shell variables', () => {
    const command = 'npx remotion render "$entry" "$id" "out/${id}.mp4" --crf=18';
    const read = readCommand(command);
    expect(read instanceof Error ? [] : findProblems(read.choices)).toEqual([]);
    expect(read instanceof Error ? '' : writeCommand(read.choices)).toBe(command);
  });

  test.each(['$id$(id)', '$id`id`', '${id:-$(id)}', '$id\\$id', '$id!!', '$((1))', '$'])(
    'stays literal if the shell would replace more than variables in it: %s',
    (composition) => {
      expect(writeCommand({...initialChoices, composition})).toContain(` '${composition}' `);
      expect(findProblems({...initialChoices, composition})).toMatchObject([{name: 'composition'}]);
    },
  );

  test('is explained word by word', () => {
    const read = readCommand('npx remotion render src/index.ts a --unknown --crf=18');
    expect(!(read instanceof Error) && read.words.map(({text}) => text)).toEqual([
      'npx remotion render',
      'src/index.ts',
      'a',
      '--unknown',
      '--crf=18',
    ]);
  });

  test('suggests the flag that is probably meant by an unknown one', () => {
    const getMeaning = (flag: string): unknown => {
      const read = readCommand(`npx remotion render src/index.ts a ${flag}`);
      return !(read instanceof Error) && read.words.at(-1);
    };
    expect(getMeaning('--qualty=80')).toMatchObject({
      meaning: 'Unknown flag. Did you mean --quality?',
      isWrong: true,
    });
    expect(getMeaning('--overwirte')).toMatchObject({meaning: 'Unknown flag. Did you mean --overwrite?'});
    expect(getMeaning('--fast-and-good')).toMatchObject({meaning: 'Unknown flag.'});
    expect(getMeaning('--props ./props.json')).toMatchObject({
      text: '--props ./props.json',
      to: '/docs/cli/render#--props',
    });
  });

  test('reports a file name that does not match the codec', () => {
    const read = readCommand('npx remotion render src/index.ts a out.mp4 --codec=vp8');
    expect(!(read instanceof Error) && read.problems).toEqual([
      'The extension .mp4 implies the codec h264, but --codec is vp8. Remove one of them.',
    ]);
  });

  test.each([
    [String.raw`--props="{\"a\": \"b c\"}"`, '--props={"a": "b c"}', 'The input props, as JSON.'],
    [String.raw`--props='{"a":1}'`, '--props={"a":1}', 'The input props, as JSON.'],
    [String.raw`--props .\data\props.json`, String.raw`--props .\data\props.json`, 'The input props, in a JSON file.'],
  ])('explains %s', (argument, text, meaning) => {
    const read = readCommand(`npx remotion render src/index.ts a ${argument}`);
    expect(read).toMatchObject({problems: []});
    expect(!(read instanceof Error) && read.words.slice(3)).toEqual([{text, meaning, to: '/docs/cli/render#--props'}]);
  });

  test('reports props without quotes, and quotes that are not closed', () => {
    const lost = readCommand('npx remotion render src/index.ts a --props={"a":1}');
    expect(!(lost instanceof Error) && lost.words.at(-1)).toMatchObject({
      text: '--props={a:1}',
      meaning: expect.stringMatching(/^Neither JSON nor a path\. /),
      isWrong: true,
    });
    const open = readCommand(`npx remotion render src/index.ts a --props='{"a": 1} --crf 18`);
    expect(open).toMatchObject({problems: ["The quote ' isn’t closed. Add a closing quote."]});
    expect(!(open instanceof Error) && open.words).toHaveLength(4);
  });

  test.each([
    ['npx remotion still src/index.ts Intro', 'npx remotion still', '/docs/cli/still'],
    ['npx remotion lambda render my-site Intro', 'npx remotion lambda render', '/docs/lambda/cli/render'],
  ])('refers "%s" to its page', (text, command, to) => {
    expect(readChoices(text)).toBe(`This tool only explains npx remotion render, not ${command}.`);
    expect(readCommand(text)).toMatchObject({page: {command, to}});
  });

  test.each(['', 'npm install remotion', 'npx remotion', 'npx remotion lambda sites ls', 'npx remotion constructor'])(
    'rejects "%s"',
    (text) => {
      expect(readChoices(text)).toBe('This isn’t a render command. Paste one that starts with npx remotion render.');
    },
  );
});

describe('a render', () => {
  test.each([
    [{codec: 'prores', crf: '18'}, "The codec prores doesn't support a CRF. Remove it."],
    [
      {pixelFormat: 'yuva420p', imageFormat: 'png'},
      'The pixel format yuva420p requires the codec vp8 or vp9. Choose one of them, or another pixel format.',
    ],
    [{frameRange: '89-0'}, 'The range of frames ends at 0, before it starts at 89. Swap the two numbers.'],
    [
      {timeoutInMilliseconds: '5000'},
      'The timeout must be an integer of 7000 or more, but is 5000. The unit is milliseconds: 60 seconds are 60000.',
    ],
    [{concurrency: '0'}, 'The concurrency must be 1 or more, but is 0. Leave it out to use half of the CPU threads.'],
    [
      {codec: 'gif', numberOfGifLoops: '-2'},
      "A GIF can't repeat -2 times. Choose a number up to 65535, or -1 to play it once.",
    ],
    [{scale: 'big'}, '--scale must be a number, but is "big".'],
  ])('with %o is rejected', (options, message) => {
    expect(findProblems({...initialChoices, options: options as Choices['options']})).toMatchObject([{text: message}]);
  });

  test('has all problems with the option to correct, except those that follow from others', () => {
    const options = {codec: 'vp9', crf: '999', scale: 'big', quality: '101'};
    expect(findProblems({...initialChoices, options}).map(({name}) => name)).toEqual(['scale', 'quality', 'crf']);
  });

  test('of an odd size is rejected', () => {
    expect(findProblems(initialChoices, {width: 1921, height: 1080})).toHaveLength(1);
    expect(findProblems(initialChoices)).toEqual([]);
  });

  test('has caveats for what is valid but has no effect', () => {
    expect(
      findCaveats({...initialChoices, options: {codec: 'gif', crf: '20', muted: 'true', concurrency: '2'}}),
    ).toEqual([
      'With gif, the CRF has no effect.',
      expect.stringContaining('Config.Rendering.setMuted() has no effect'),
      "Lambda doesn't have the option concurrency.",
    ]);
    expect(findCaveats({...initialChoices, options: {codec: 'vp8', pixelFormat: 'yuv444p'}})).toHaveLength(1);
    expect(findCaveats({...initialChoices, options: {codec: 'gif', numberOfGifLoops: '0'}})[0]).toContain('Use -1');
    expect(findCaveats(initialChoices)).toEqual([]);
  });
});

test('the code for Node.js, Lambda and the configuration file compiles', () => {
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
