import type {ShippedPackage} from './ShippedPackage.ts';

/** Formats the packages with their licenses and license texts as plain text. */
export function formatLicenses(packages: readonly ShippedPackage[]): string {
  return `${[createIntroduction(packages.length), ...packages.map(formatEntry)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function createIntroduction(count: number): string {
  return `What this site passes on of the work of others: ${count} packages, of which scripts, style sheets, typefaces or
declarations are in the files that it serves. The list is made from what the bundlers have put into them.`;
}

function formatEntry({name, version, licence, homepage, text}: ShippedPackage): string {
  return [
    `${name} ${version}`,
    `Licence: ${licence}`,
    ...(homepage ? [homepage] : []),
    '',
    text || 'The package holds no text of its licence.',
  ].join('\n');
}
