import type {Content} from '../Content.ts';
import type {PlannedPage} from '../PlannedPage.ts';
import type {Page} from '../page.ts';
import {getDocumentId} from '../route.ts';
import {findPurpose} from './findPurpose.ts';
import {getSamples} from '../samples/sample.ts';

/** The coverage of one package. */
export type PackageCoverage = {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly ExportCoverage[];
};

export type ExportCoverage = {
  readonly name: string;
  readonly kind: string;
  /** The path of the page that documents it. Not set if the page doesn't exist yet. */
  readonly page?: string;
  /** Its purpose according to that page. */
  readonly purpose?: string;
  /** The number of its parameters, props or fields. All of them are documented if it has a page. */
  readonly members: number;
  /** The number of samples that use it. */
  readonly samples: number;
  readonly since?: string;
};

/** Finds where every public export is documented and counts the samples that use it. */
export function readCoverage({pages, model, planned}: Content): PackageCoverage[] {
  const written = new Map(pages.map((page) => [getDocumentId(page), page]));
  const findPage = ({id}: PlannedPage): Page => written.get(id) as Page;
  const samples = pages.flatMap(findCompiledSamples);
  return model.packages.map(({name, version, exports}) => ({
    name,
    version,
    exports: exports
      .filter((item) => !item.internal)
      .map((item) => {
        const page = planned.find((plan) => findDocuments(plan, item.name, name) && written.has(plan.id));
        return {
          name: item.name,
          kind: item.kind,
          ...(page ? {page: page.route, purpose: findPurpose(findPage(page), item.name)} : {}),
          members: item.members.length,
          samples: samples.filter((code) => uses(code, item.name)).length,
          ...(item.since ? {since: item.since} : {}),
        };
      }),
  }));
}

function findDocuments({api = [], kind, package: of}: PlannedPage, name: string, packageName: string): boolean {
  const [top = name] = name.split('.');
  return (
    (kind === 'reference' || kind === 'index') &&
    packageName.startsWith(of ?? '-') &&
    (api.includes(name) || api.includes(top))
  );
}

function findCompiledSamples(page: Page): string[] {
  return getSamples(page)
    .filter(({language}) => /^[jt]sx?$/.test(language))
    .map(({code}) => code);
}

function uses(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('.', '\\.')}(?![\\w$])`).test(code);
}
