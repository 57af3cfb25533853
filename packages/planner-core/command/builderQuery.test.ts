import {expect, test} from 'vitest';
import {type Choices, initialChoices} from './Choices.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {createQuery, readQuery} from './builderQuery.ts';

const everything: Choices = {
  entry: "src/it's here.ts",
  composition: 'my-comp',
  output: 'out/my-video',
  options: Object.fromEntries(
    renderOptions.map(({name, field}) => [
      name,
      field.kind === 'choice' ? (field.values[0] ?? '') : field.kind === 'switch' ? 'true' : '2',
    ]),
  ),
};

test('the URL contains every choice', () => {
  expect(readQuery(createQuery(everything))).toEqual(everything);
  expect(createQuery(initialChoices)).toBe('');
});

test('unknown options in the URL are ignored', () => {
  expect(readQuery('?codec=av1&muted=maybe&other=1')).toEqual(initialChoices);
});
