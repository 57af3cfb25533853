import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readModel} from '../read/readModel.ts';
import {defaults} from './defaults.ts';
import {internal} from './internal.ts';
import {since} from './since.ts';

const model = await readModel();
const exports = new Set(model.packages.flatMap(({name, exports: all}) => all.map((item) => `${name}#${item.name}`)));
const members = new Set(
  model.packages.flatMap(({name, exports: all}) =>
    all.flatMap((item) => item.members.map((member) => `${name}#${item.name}.${member.name}`)),
  ),
);

describe('reviewed data', () => {
  it.each(Object.entries(defaults))('the default of %s stands in the compiled code', (key, {file, code}) => {
    expect(members).toContain(key);
    const compiled = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
    expect(compiled).toContain(code);
  });

  it.each(Object.keys(since))('%s, which has a first version, exists', (key) => {
    expect(exports.has(key) || members.has(key)).toBe(true);
  });

  it.each(Object.entries(since))('the first version of %s is not later than the one we document', (_, {version}) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeLessThanOrEqual(3_002_044);
  });

  it.each(Object.keys(internal))('%s, which is called internal, exists', (key) => {
    expect(exports).toContain(key);
  });
});
