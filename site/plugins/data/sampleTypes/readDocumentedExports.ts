import {readContentFile} from '../../../../packages/content-model/readContentFile.ts';

/** Returns the page of each documented export by package and name: `remotion spring`. */
export function readDocumentedExports(): Map<string, string> {
  return new Map(
    readContentFile('coverage.json').flatMap(({name, exports}) =>
      exports.flatMap((item): [string, string][] => (item.page ? [[`${name} ${item.name}`, item.page]] : [])),
    ),
  );
}
