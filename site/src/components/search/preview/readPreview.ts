import {loadOnce} from '@site/src/components/ui/loadOnce';

/** A part of a page to look at. */
export interface Preview {
  /** The page's title. */
  readonly page: string;
  /** Its heading and what follows, of this site's own making. */
  readonly nodes: readonly Element[];
}

/** More does not fit beside the dialog. */
const mostNodes = 8;

/** What nobody can use, or see, in a preview. */
const leftOut = 'script, style, template, noscript, button, .needs-script, .hash-link, .theme-doc-toc-mobile, iframe';

/**
 * Reads the part of a page of this site that an address leads to: its heading, or the top of the page, with the next
 * few blocks. Nothing for addresses elsewhere. Rejects when the page can't be had; it is then asked for again.
 */
export const readPreview = async (url: string): Promise<Preview | undefined> => {
  if (!url.startsWith('/')) return undefined;
  const {pathname, hash} = new URL(url, window.location.origin);
  const page = await pageAt(pathname);
  const title = page.querySelector('main h1');
  const start = (hash && page.getElementById(decodeURIComponent(hash.slice(1)))) || title;
  if (!title || !start) return undefined;
  return {page: title.textContent.trim(), nodes: partFrom(start)};
};

const pageAt = loadOnce(async (path): Promise<Document> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
});

/** From an element to the next heading of its rank, at the most. */
const partFrom = (start: Element): Element[] => {
  const found: Element[] = [];
  const rank = /^H\d$/.test(start.tagName) ? start.tagName : 'H6';
  for (let next: Element | null = outermost(start); next && found.length < mostNodes; next = next.nextElementSibling) {
    if (found.length > 0 && /^H\d$/.test(next.tagName) && next.tagName <= rank) break;
    found.push(cleaned(next));
  }
  return found;
};

/** The page's title stands in a header of its own. */
const outermost = (element: Element): Element => element.closest('header') ?? element;

const cleaned = (element: Element): Element => {
  const copy = document.importNode(element, true);
  copy.querySelectorAll(leftOut).forEach((part) => part.remove());
  for (const part of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id');
    part.removeAttribute('name');
  }
  return copy;
};
