import {getApiNames} from '../../content-model/getApiNames.ts';
import type {Page} from '../../content-model/page.ts';
import {getDocumentRoute} from '../../content-model/documentRoute.ts';
import {sortByKind} from '../../content-model/sortByKind.ts';
import type {ExportPages} from './explainDiagnostic.ts';

/**
 * Returns the page that documents each export, command and flag, by its name. Prefers the page that also has the type of
 * a component's props, and then reference pages to guides.
 */
export function listExportPages(pages: readonly Page[]): ExportPages {
  const documented = sortByKind(pages).flatMap((page) => {
    const names = getApiNames(page);
    return names.map((name) => ({name, route: getDocumentRoute(page) ?? '', hasProps: names.includes(`${name}Props`)}));
  });
  const best = [...documented.filter(({hasProps}) => hasProps), ...documented.filter(({hasProps}) => !hasProps)];
  // Later entries of a map replace earlier ones.
  return new Map(best.reverse().map(({name, route}) => [name, route]));
}
