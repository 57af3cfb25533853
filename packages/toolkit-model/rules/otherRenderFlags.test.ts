import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Model} from '../model.ts';
import {otherRenderFlags} from './otherRenderFlags.ts';
import {renderOptions} from './renderOptions.ts';

test('renderOptions and otherRenderFlags have all flags of npx remotion render', () => {
  const {commands} = JSON.parse(readFileSync(join(__dirname, '../generated/model.json'), 'utf8')) as Model;
  const flags = commands.find(({name}) => name === 'npx remotion render')?.flags ?? [];
  const known = [...renderOptions.map(({flag}) => flag), ...Object.keys(otherRenderFlags)];
  expect(known.sort()).toEqual([...flags].sort());
});
