import type {BuiltFile} from './BuiltFile.ts';

/**
 * Adds HTML to the end of a page's head.
 * @throws if the file has no head.
 */
export function addToHead(file: BuiltFile, html: string): void {
  const end = file.html.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${file.name} has no </head> in front of which something could be added.`);
  }
  file.html = file.html.slice(0, end) + html + file.html.slice(end);
}
