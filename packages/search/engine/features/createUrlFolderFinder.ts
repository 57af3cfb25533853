import type {SearchRecord} from '../../contract.ts';

/**
 * Creates a function that returns the folder of a URL, such as `lambda` for `/docs/lambda/cli`, or null if the folder
 * has no index page. Folders have such a page if they contain the pages of one topic.
 */
export function createUrlFolderFinder(records: readonly SearchRecord[]): (url: string) => string | null {
  const paths = records.filter(({type}) => type === 'lvl1').map(({url}) => getFolders(url));
  const pages = new Set(paths.map((folders) => folders.join('/')));
  const nonEmpty = new Set(
    paths.filter((folders) => folders.length > 2).map(([section, folder]) => `${section}/${folder}`),
  );
  return (url) => {
    const [section, folder] = getFolders(url);
    const path = `${section}/${folder}`;
    return folder !== undefined && nonEmpty.has(path) && pages.has(path) ? folder : null;
  };
}

function getFolders(url: string): string[] {
  return new URL(url).pathname.split('/').filter(Boolean);
}
