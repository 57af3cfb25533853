import type {ShippedPackage} from './ShippedPackage';

/** Writes the packages with their licences and the texts of these, as plain text. */
export const licencesFile = (packages: readonly ShippedPackage[]): string =>
  `${[introduction(packages.length), ...packages.map(entry)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;

const introduction = (count: number): string =>
  `What this site passes on of the work of others: ${count} packages, of which scripts, style sheets, typefaces or
declarations are in the files that it serves. The list is made from what the bundlers have put into them.`;

const entry = ({name, version, licence, homepage, text}: ShippedPackage): string =>
  [
    `${name} ${version}`,
    `Licence: ${licence}`,
    ...(homepage ? [homepage] : []),
    '',
    text || 'The package holds no text of its licence.',
  ].join('\n');
