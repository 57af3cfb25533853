import type {Content} from '../Content.ts';
import {getApiNames} from '../getApiNames.ts';
import type {Page} from '../page.ts';
import {getDocumentRoute} from '../documentRoute.ts';
import {sortByKind} from '../sortByKind.ts';
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
export function readCoverage({pages, model}: Pick<Content, 'pages' | 'model'>): PackageCoverage[] {
  const sorted = sortByKind(pages);
  const samples = pages.flatMap(findCompiledSamples);
  return model.packages.map(({name, version, exports}) => ({
    name,
    version,
    exports: exports
      .filter((item) => !item.internal)
      .map((item) => {
        const page = sorted.find((candidate) => isDocumentedOn(candidate, item.name, name));
        return {
          name: item.name,
          kind: item.kind,
          ...(page ? {page: getDocumentRoute(page), purpose: findPurpose(page, item.name)} : {}),
          members: item.members.length,
          samples: samples.filter((code) => uses(code, item.name)).length,
          ...(item.since ? {since: item.since} : {}),
        };
      }),
  }));
}

/** Whether a page is about an export of a package. Guides only use it. */
function isDocumentedOn(page: Page, name: string, packageName: string): boolean {
  const {kind, package: of} = page.frontMatter;
  const [top = name] = name.split('.');
  const names = getApiNames(page);
  return (
    (kind === 'reference' || kind === 'index' || kind === 'types') &&
    typeof of === 'string' &&
    packageName.startsWith(of) &&
    (names.includes(name) || names.includes(top))
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
