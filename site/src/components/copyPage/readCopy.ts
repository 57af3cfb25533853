import {getCopyPath} from './getCopyPath.ts';

/** Fetches a page of this site as Markdown. Throws if the request fails. */
export async function readCopy(path: string): Promise<string> {
  const response = await fetch(getCopyPath(path));
  if (!response.ok) {
    throw new Error(`${getCopyPath(path)} was answered with ${response.status}.`);
  }
  return response.text();
}
