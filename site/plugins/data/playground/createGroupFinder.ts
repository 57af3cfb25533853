import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The groups of demos in the documentation, by the folder of the page that shows them. The first match wins. */
const groups: readonly {readonly label: string; readonly folder: RegExp}[] = [
  {label: 'Getting started', folder: /^\(getting-started\)/},
  {label: 'Techniques', folder: /^\((?:techniques|troubleshooting|miscellaneous)\)/},
  {label: 'Core API', folder: /^\(remotion\)/},
  {label: 'Other packages', folder: /^/},
];

/** The labels of all groups, in the order in which the playground lists them. */
export const groupLabels: readonly string[] = [...groups.map(({label}) => label), 'Showcase'];

/** Creates a function that returns the group of a demo. Demos that no page shows are part of the showcase. */
export function createGroupFinder(docsFolder: string): (demo: string) => string {
  const pages = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => ({path, text: readFileSync(join(docsFolder, path), 'utf8')}));
  return (demo) => {
    const shown = pages.filter(({text}) => text.includes(`<Demo name="${demo}"`));
    const group = groups.find(({folder}) => shown.some(({path}) => folder.test(path)));
    return group?.label ?? 'Showcase';
  };
}
