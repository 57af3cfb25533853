import {redirects} from '../../packages/content-model/redirects.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import {getAnchors} from '../../packages/content-model/anchors.ts';
import {normalizePath, getRoutes} from '../../packages/content-model/siteRoutes.ts';
import type {Content} from '../../packages/content-model/Content.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that the documentation URLs in messages of the packages lead to a page or a redirect. */
export const printedUrls: ContentCheck = {
  title: 'URLs that the packages print',
  problems: (content) => content.model.printedUrls.flatMap((url) => checkUrl(url, content) ?? []),
  counted: ({model}) => `${model.printedUrls.length} URLs`,
};

function checkUrl(url: string, {pages}: Content): ContentProblem | undefined {
  const [path = '', anchor] = url.split('#');
  const route = redirects.find(({from}) => from === normalizePath(path))?.to ?? normalizePath(path);
  const routes = getRoutes(pages);
  if (!routes.has(route)) {
    return {
      file: 'packages/content-model/redirects.ts',
      line: 1,
      message: `The packages print ${url}, which doesn't exist`,
      fix: 'Add the page or a redirect',
    };
  }
  const page = routes.get(route);
  if (!anchor || !page || getAnchors(page).some(({id}) => id === anchor)) {
    return undefined;
  }
  return {
    file: page.file,
    line: 1,
    message: `The packages print ${url}, but the page doesn't have this anchor`,
    fix: `Add the anchor to a heading: {/* #${anchor} */}`,
  };
}
