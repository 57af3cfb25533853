import {findAttributeValues} from '../../../../packages/content-model/findAttributeValues.ts';
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

/** Creates a function that returns the group of a demo. Demos that no page shows are part of the showcase. */
export function createGroupFinder(pages: readonly Page[]): (demo: string) => string {
  const demosByFile = pages.map((page) => ({file: page.file, demos: findAttributeValues(page, 'Demo', 'name')}));
  return (demo) => {
    const files = demosByFile.filter(({demos}) => demos.includes(demo)).map(({file}) => file);
    const group = groups.find(({folder}) => files.some((file) => folder.test(file)));
    return group?.label ?? 'Showcase';
  };
}
