import {copyPath} from './copyPath';

/** Fetches the page at a path of this site as Markdown. Throws when it can't be had. */
export const readCopy = async (path: string): Promise<string> => {
  const response = await fetch(copyPath(path));
  if (!response.ok) throw new Error(`${copyPath(path)} was answered with ${response.status}.`);
  return response.text();
};
