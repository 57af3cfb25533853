import type {Page} from '../../../../packages/content-model/page.ts';

/** The groups of demos in the documentation, by the folder of the page that shows them. The first match wins. */
const groups: readonly {readonly label: string; readonly folder: RegExp}[] = [
  {label: 'Getting started', folder: /^content\/docs\/\(getting-started\)/},
  {label: 'Techniques', folder: /^content\/docs\/\((?:techniques|troubleshooting|miscellaneous)\)/},
  {label: 'Core API', folder: /^content\/docs\/\(remotion\)/},
  {label: 'Other packages', folder: /^content\/docs\//},
];

/** The labels of all groups, in the order in which the playground lists them. */
export const groupLabels: readonly string[] = [...groups.map(({label}) => label), 'Showcase'];

/** Returns the group of a demo that these pages show. A demo that no page shows is part of the showcase. */
export function findGroup(pages: readonly Page[]): string {
  return groups.find(({folder}) => pages.some(({file}) => folder.test(file)))?.label ?? 'Showcase';
}
