import type {ShippedPackage} from './ShippedPackage';

/** Licences under which this site may pass on the work of others, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Passed on as it is, with the address of its source.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** The toolkit that the site is about: it has a licence of its own, which README names. */
const isToolkit = (name: string): boolean => name === 'remotion' || name.startsWith('@remotion/');

/** The packages whose licence does not allow what the site does, or that name none. */
export const forbiddenIn = (packages: readonly ShippedPackage[]): readonly ShippedPackage[] =>
  packages.filter(({name, licence}) => !isAllowed(licence) && !isToolkit(name));

/** One of several licences is enough where there is a choice; what holds together has to be allowed together. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, ' ')
    .split(/\bOR\b/)
    .some((choice) => choice.split(/\bAND\b/).every((name) => allowed.has(name.trim())));
