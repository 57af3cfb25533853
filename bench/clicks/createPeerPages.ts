import {builtSite} from '../../e2e/support/builtSite.ts';
import {readContent} from '../../packages/content-model/readContent.ts';
import {getDocumentId, getDocumentRoute} from '../../packages/content-model/documentRoute.ts';
import {getCopyPath} from '../../site/src/components/copyPage/getCopyPath.ts';

export type PeerPage = {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  /** The Markdown copy, with links to other pages instead of their copies. */
  readonly text: string;
};

/** Returns all documentation pages as Markdown, so that other generators can build them. */
export function createPeerPages(): readonly PeerPage[] {
  return readContent().pages.flatMap((page) => {
    const id = getDocumentId(page);
    const route = getDocumentRoute(page);
    if (id === undefined || route === undefined) {
      return [];
    }
    return [createPeerPage(id, route)];
  });
}

/** Returns the home page as Markdown. */
export function createHomePage(): PeerPage {
  return createPeerPage('home', '/');
}

/** Returns the posts as Markdown. */
export function createPosts(): readonly PeerPage[] {
  return builtSite
    .paths()
    .filter((path) => /^\/blog\/\d/.test(path))
    .map((path) => createPeerPage(path.slice('/blog/'.length), path));
}

/** Returns the list of posts as Markdown. */
export function createPostList(): PeerPage {
  return createPeerPage('blog', '/blog');
}

function createPeerPage(id: string, route: string): PeerPage {
  const copy = builtSite.text(getCopyPath(route));
  const siteUrl = new URL(/^url: (.*)$/m.exec(copy)?.[1] ?? '').origin;
  const text = copy.replaceAll(siteUrl, '').replace(/(\]\(\/[^)#\s]*)\.md\b/g, '$1');
  return {id, route, title: /^title: "?(.*?)"?$/m.exec(copy)?.[1] ?? id, text};
}
