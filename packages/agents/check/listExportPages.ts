import type {PlannedPage} from '../../content-model/PlannedPage.ts';
import type {ExportPages} from './explainDiagnostic.ts';

/** Returns the page that documents each export, command and flag, by its name. Prefers reference pages to guides. */
export function listExportPages(planned: readonly PlannedPage[]): ExportPages {
  const isReference = ({kind}: PlannedPage): boolean => kind === 'reference' || kind === 'types';
  const sorted = [...planned.filter((page) => !isReference(page)), ...planned.filter(isReference).reverse()];
  return new Map(sorted.flatMap(({route, api = []}) => api.map((name) => [name, route] as const)));
}
