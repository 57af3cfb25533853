import type {SearchRecord} from '../../contract.ts';

/**
 * Finds the areas of a site, such as `lambda`: folders that have an index page. Returns a function that returns the
 * area of a URL, or null.
 */
export function findAreas(records: readonly SearchRecord[]): (url: string) => string | null {
  const paths = records.filter(({type}) => type === 'lvl1').map(({url}) => getFolders(url));
  const pages = new Set(paths.map((folders) => folders.join('/')));
  const areas = new Set(
    paths.filter((folders) => folders.length > 2).map(([section, folder]) => `${section}/${folder}`),
  );
  return (url) => {
    const [section, folder] = getFolders(url);
    const path = `${section}/${folder}`;
    return folder !== undefined && areas.has(path) && pages.has(path) ? folder : null;
  };
}

function getFolders(url: string): string[] {
  return new URL(url).pathname.split('/').filter(Boolean);
}
