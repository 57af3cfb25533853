import type {ShippedPackage} from './ShippedPackage.ts';

/** Formats the packages with their licenses and license texts as plain text. `product` contains them. */
export function formatLicenses(packages: readonly ShippedPackage[], product: string): string {
  return `${[createIntroduction(packages.length, product), ...packages.map(formatEntry)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function createIntroduction(count: number, product: string): string {
  return `${product} contains code, typefaces or declarations of ${count} third-party packages.
The build creates this list from the files that it bundles.`;
}

function formatEntry({name, version, license, homepage, text}: ShippedPackage): string {
  return [
    `${name} ${version}`,
    `License: ${license}`,
    ...(homepage ? [homepage] : []),
    '',
    text || 'The package contains no license text.',
  ].join('\n');
}
