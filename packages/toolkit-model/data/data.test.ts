import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
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
  test.each(Object.entries(defaults))('the default of %s is in the compiled code', (key, {file, code}) => {
    expect(members).toContain(key);
    const compiled = readFileSync(new URL(`../../../node_modules/${file}`, import.meta.url), 'utf8');
    expect(compiled).toContain(code);
  });

  test.each(Object.keys(since))('%s has a first version and exists', (key) => {
    expect(exports.has(key) || members.has(key)).toBe(true);
  });

  test.each(Object.entries(since))(
    "the first version of %s isn't later than the documented version",
    (_, {version}) => {
      const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
      expect(major * 1e6 + minor * 1e3 + patch).toBeLessThanOrEqual(3_002_044);
    },
  );

  test.each(Object.keys(internal))('%s is marked as internal and exists', (key) => {
    expect(exports).toContain(key);
  });
});
