import type {SearchRecord} from '../contract.ts';

/**
 * Finds the areas of a site, such as `lambda`: folders of pages that are a page themselves. Gives a function that says
 * to which of them an address belongs, or null.
 */
export function findAreas(records: readonly SearchRecord[]): (url: string) => string | null {
  const paths = records.filter(({type}) => type === 'lvl1').map(({url}) => foldersOf(url));
  const pages = new Set(paths.map((folders) => folders.join('/')));
  const areas = new Set(
    paths.filter((folders) => folders.length > 2).map(([section, folder]) => `${section}/${folder}`),
  );
  return (url) => {
    const [section, folder] = foldersOf(url);
    const path = `${section}/${folder}`;
    return folder !== undefined && areas.has(path) && pages.has(path) ? folder : null;
  };
}

function foldersOf(url: string): string[] {
  return new URL(url).pathname.split('/').filter(Boolean);
}
