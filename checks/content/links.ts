import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentProblem} from '../ContentProblem.ts';
import {getAnchors} from '../../packages/content-model/anchors.ts';
import {findLinks, type Link} from '../../packages/content-model/findLinks.ts';
import {normalizePath, getRoutes} from '../../packages/content-model/siteRoutes.ts';
import {findNearestNames} from '../../packages/toolkit-model/findNearestNames.ts';
import type {Page} from '../../packages/content-model/page.ts';
import {root} from '../../packages/tooling/root.ts';
import type {Content} from '../../packages/content-model/Content.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that the pages and anchors of all links exist, and that anchors are unique on each page. */
export const links: ContentCheck = {
  title: 'Link targets exist',
  problems: ({pages}) => {
    const routes = getRoutes(pages);
    return pages.flatMap((page) => [
      ...findRepeatedAnchors(page),
      ...findLinks(page).flatMap((link) => checkLink(page, link, routes) ?? []),
    ]);
  },
  counted: ({pages}: Content) => `${pages.flatMap(findLinks).length} links`,
};

function findRepeatedAnchors(page: Page): ContentProblem[] {
  return getAnchors(page)
    .filter(({isRepeated}) => isRepeated)
    .map(({line, text, id}) => ({
      file: page.file,
      line,
      message: `The heading "${text}" is on the page twice`,
      fix: `Reword it or set a unique anchor: {/* #${id} */}`,
    }));
}

// Docusaurus' prefix for links to files that aren't pages.
const filePrefix = 'pathname://';

/** Files that the build writes. */
const generatedFiles: ReadonlySet<string> = new Set(['/llms.txt', '/llms-full.txt', '/ai/answers.md']);

type Routes = ReadonlyMap<string, Page | undefined>;

function checkLink(page: Page, {url, line}: Link, routes: Routes): ContentProblem | undefined {
  const problem = (message: string, fix: string): ContentProblem => ({file: page.file, line, message, fix});
  if (/^https?:\/\/(?:www\.)?remotion\.dev\/(?:docs|blog)/.test(url)) {
    return problem(`${url} is an external link to this site`, `Link to ${new URL(url).pathname}`);
  }
  if (url.startsWith(filePrefix)) {
    const path = url.slice(filePrefix.length);
    return generatedFiles.has(path) || existsSync(join(root, 'site', 'static', path))
      ? undefined
      : problem(`The file ${path} doesn't exist`, 'Add it to site/static, or fix the path');
  }
  if (/^(?:https?:|mailto:)/.test(url)) {
    return URL.canParse(url) ? undefined : problem(`${url} isn't a valid URL`, 'Fix it');
  }
  if (!/^[/#]/.test(url)) {
    return problem(`${url} is a relative link`, 'Write the path from the root of the site: /docs/…');
  }
  // Tools read their state from the query.
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const target = path === '' ? page : routes.get(normalizePath(path));
  if (path !== '' && !routes.has(normalizePath(path))) {
    return problem(`The page ${path} doesn't exist`, describeNearest(path, [...routes.keys()]));
  }
  if (!anchor || !target) {
    return undefined;
  }
  const anchors = getAnchors(target).map(({id}) => id);
  return anchors.includes(anchor)
    ? undefined
    : problem(`${path || 'This page'} has no anchor #${anchor}`, describeNearest(anchor, anchors));
}

function describeNearest(wanted: string, known: readonly string[]): string {
  const [best] = findNearestNames(wanted, known);
  return best === undefined ? 'There are no possible targets' : `The closest match is ${best}`;
}
