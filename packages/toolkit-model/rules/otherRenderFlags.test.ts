import {expect, test} from 'vitest';
import {readModel} from '../read/readModel.ts';
import {otherRenderFlags} from './otherRenderFlags.ts';
import {renderOptions} from './renderOptions.ts';

test('renderOptions and otherRenderFlags have all flags of npx remotion render', async () => {
  const {commands} = await readModel();
  const flags = commands.find(({name}) => name === 'npx remotion render')?.flags ?? [];
  const known = [...renderOptions.map(({flag}) => flag), ...Object.keys(otherRenderFlags)];
  expect(known.sort()).toEqual([...flags].sort());
});
