import {readFileSync, writeFileSync} from 'node:fs';

/**
 * Adds HTML to the end of a built page's head. In one go, because plugins work on the built pages at the same time.
 * Throws when the file has no head.
 */
export const addToHead = (file: string, html: string): void => {
  const page = readFileSync(file, 'utf8');
  const end = page.indexOf('</head>');
  if (end === -1) throw new Error(`${file} has no head that something could be added to.`);
  writeFileSync(file, page.slice(0, end) + html + page.slice(end));
};
