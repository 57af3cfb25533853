import type {Content, PlannedPage} from '../proof.ts';
import type {Page} from '../page.ts';
import {documentId} from '../route.ts';
import {purposeOf} from './purposeOf.ts';
import {samplesOf} from '../samples/sample.ts';

/** What the site says about one package. */
export interface PackageCoverage {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly ExportCoverage[];
}

export interface ExportCoverage {
  readonly name: string;
  readonly kind: string;
  /** Path of the page that documents it; absent while that page is not written. */
  readonly page?: string;
  /** What that page says it is for. */
  readonly purpose?: string;
  /** How many parameters, props or fields it has; all are documented when it has a page. */
  readonly members: number;
  /** Samples on the site that use it. */
  readonly samples: number;
  readonly since?: string;
}

/** Counts, for every public export, where it is documented and how many samples use it. */
export const readCoverage = ({pages, model, planned}: Content): PackageCoverage[] => {
  const written = new Map(pages.map((page) => [documentId(page), page]));
  const pageOf = ({id}: PlannedPage): Page => written.get(id) as Page;
  const samples = pages.flatMap(compiledSamples);
  return model.packages.map(({name, version, exports}) => ({
    name,
    version,
    exports: exports
      .filter((item) => !item.internal)
      .map((item) => {
        const page = planned.find((plan) => documents(plan, item.name, name) && written.has(plan.id));
        return {
          name: item.name,
          kind: item.kind,
          ...(page ? {page: page.route, purpose: purposeOf(pageOf(page), item.name)} : {}),
          members: item.members.length,
          samples: samples.filter((code) => uses(code, item.name)).length,
          ...(item.since ? {since: item.since} : {}),
        };
      }),
  }));
};

const documents = ({api = [], kind, package: of}: PlannedPage, name: string, packageName: string): boolean => {
  const [top = name] = name.split('.');
  return (
    (kind === 'reference' || kind === 'index') &&
    packageName.startsWith(of ?? '-') &&
    (api.includes(name) || api.includes(top))
  );
};

const compiledSamples = (page: Page): string[] =>
  samplesOf(page)
    .filter(({language}) => /^[jt]sx?$/.test(language))
    .map(({code}) => code);

const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('.', '\\.')}(?![\\w$])`).test(code);
