import {expect, test} from 'vitest';
import {readModelFile} from '../readModelFile.ts';
import {otherRenderFlags} from './otherRenderFlags.ts';
import {renderOptions} from './renderOptions.ts';

test('renderOptions and otherRenderFlags have all flags of npx remotion render', () => {
  const {commands} = readModelFile('model.json');
  const flags = commands.find(({name}) => name === 'npx remotion render')?.flags ?? [];
  const known = [...renderOptions.map(({flag}) => flag), ...Object.keys(otherRenderFlags)];
  expect(known.sort()).toEqual([...flags].sort());
});
