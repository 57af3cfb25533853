import satisfies from 'spdx-satisfies';
import type {ShippedPackage} from './ShippedPackage.ts';

/** SPDX names of the licenses under which this site may redistribute code. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Redistributed without changes, with the URL of its source.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Remotion's packages have their own license, which the README names. */
function isToolkit(name: string): boolean {
  return name === 'remotion' || name.startsWith('@remotion/');
}

/** Returns the packages whose license doesn't allow redistribution, or that don't name one. */
export function findForbidden(packages: readonly ShippedPackage[]): readonly ShippedPackage[] {
  return packages.filter(({name, license}) => !isAllowed(license) && !isToolkit(name));
}

/** Whether an SPDX expression can be satisfied by allowed licenses only. */
function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    // Not SPDX, such as "SEE LICENSE IN LICENSE.md".
    return false;
  }
}
