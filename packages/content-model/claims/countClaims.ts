import type {Page} from '../page.ts';
import {getDocumentRoute} from '../documentRoute.ts';
import type {PageClaims} from './PageClaims.ts';

/** How many statements of a page are run, and how many can't be. */
export type ClaimCount = {
  /** The page, relative to the repository. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  /** The documented package, if there is one. */
  readonly package?: string;
  readonly run: number;
  readonly unproven: number;
};

/** Counts the statements of each page. Throws an error if claims have no page. */
export function countClaims(claims: readonly PageClaims[], pages: readonly Page[]): ClaimCount[] {
  return claims.map(({page: file, claims: proven, unproven}) => {
    const page = pages.find((item) => item.file === file);
    const route = page && getDocumentRoute(page);
    if (route === undefined) {
      throw new Error(
        `There are claims about ${file}, but no such page. Name a file of claims after the page next to it.`,
      );
    }
    const {title, package: name} = page?.frontMatter ?? {};
    return {
      file,
      route,
      title: String(title),
      ...(typeof name === 'string' ? {package: name} : {}),
      run: proven.length,
      unproven: unproven.length,
    };
  });
}
