import {findForbidden} from './findForbidden.ts';
import type {ShippedPackage} from './ShippedPackage.ts';

/** Throws an error that lists the packages that `product` contains, but must not redistribute. */
export function assertAllowed(packages: readonly ShippedPackage[], product: string): void {
  const forbidden = findForbidden(packages).map(
    ({name, version, license}) => `${name} ${version}: ${license || 'none'}`,
  );
  if (forbidden.length > 0) {
    throw new Error(
      `${product} contains these packages, and their licenses are not in packages/tooling/licenses/findForbidden.ts:\n  ${forbidden.join('\n  ')}\nAdd the license there if it allows redistribution, or remove the package.`,
    );
  }
}
