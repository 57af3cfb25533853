import {describe, expect, test} from 'vitest';
import {type Choices, initialChoices} from './Choices.ts';
import {findInputErrors} from './findInputErrors.ts';
import {findProblems} from './findProblems.ts';
import {readCommand} from './readCommand.ts';

describe('the input', () => {
  const findErrors = (options: Choices['options']): string[] =>
    findInputErrors({...initialChoices, options}).map(({text}) => text);

  test('is accepted if a command can contain it', () => {
    expect(findErrors({crf: '18', scale: '0.5', frameRange: '0-89'})).toEqual([]);
    expect(findErrors({frameRange: '30'})).toEqual([]);
  });

  test.each([
    [{crf: 'good'}, '--crf must be a number, but is "good".'],
    [{frameRange: '0..89'}, '--frames must be a frame such as 30 or a range such as 0-89, but is "0..89".'],
    [{imageFormat: 'webp'}, '--image-format must be one of png, jpeg, none, but is "webp".'],
  ])('%o is rejected', (options, message) => {
    expect(findErrors(options as Choices['options'])).toEqual([message]);
  });
});

test.each([
  ['my_video', 'The composition ID "my_video" contains a character other than'],
  ['out.mp4', 'such as out-mp4.'],
  ['', 'The ID of the composition is missing.'],
])('the composition ID "%s" is rejected', (composition, message) => {
  expect(findProblems({...initialChoices, composition})).toMatchObject([
    {name: 'composition', text: expect.stringContaining(message)},
  ]);
});

test.each([
  [{entry: '-5'}, 'The command line reads "-5" as a flag. Enter the path of a file, such as src/index.ts.'],
  [{entry: '5'}, 'The command line reads "5" as a number. Enter the path of a file, such as src/index.ts.'],
  [{composition: '-a'}, 'The command line reads "-a" as a flag, so it can\'t find a composition with this ID.'],
  [{composition: '0'}, 'The command line reads "0" as a number, so it can\'t find a composition with this ID.'],
  [{composition: '1e5'}, 'Give the composition an ID that starts with a letter.'],
  [{composition: '0x1F'}, 'Give the composition an ID that starts with a letter.'],
  [{output: '-5'}, 'The command line reads "-5.mp4" as a flag. Enter the path of a file, such as out/video.'],
])('%o is rejected, because the command line reads it as something else', (part, message) => {
  const [name] = Object.keys(part);
  expect(findProblems({...initialChoices, ...part})).toMatchObject([{name, text: expect.stringContaining(message)}]);
});

test.each([
  {entry: ''},
  {entry: 'abc'},
  {entry: './-5'},
  {composition: '5a'},
  {composition: 'a-5'},
  {output: '5'},
  {composition: '1E5'},
  {entry: '-'},
])('%o is accepted', (part) => {
  expect(findProblems({...initialChoices, ...part})).toEqual([]);
});

test('a pasted command with a number as the composition ID is rejected', () => {
  const read = readCommand('npx remotion render src/index.ts 0 out/video.mp4');
  expect(read instanceof Error ? [] : findProblems(read.choices)).toMatchObject([{name: 'composition'}]);
});
