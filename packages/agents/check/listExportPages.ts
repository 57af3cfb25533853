import type {PlannedPage} from '../../content-model/PlannedPage.ts';
import type {ExportPages} from './explainDiagnostic.ts';

/**
 * Returns the page that documents each export, command and flag, by its name. Prefers reference pages to guides, and for a
 * component the page that has the type of its props.
 */
export function listExportPages(planned: readonly PlannedPage[]): ExportPages {
  const isReference = ({kind}: PlannedPage): boolean => kind === 'reference' || kind === 'types';
  const sorted = [...planned.filter((page) => !isReference(page)), ...planned.filter(isReference).reverse()];
  const documented = sorted.flatMap(({route, api = []}) =>
    api.map((name) => ({name, route, hasProps: api.includes(`${name}Props`)})),
  );
  const best = [...documented.filter(({hasProps}) => !hasProps), ...documented.filter(({hasProps}) => hasProps)];
  return new Map(best.map(({name, route}) => [name, route]));
}
