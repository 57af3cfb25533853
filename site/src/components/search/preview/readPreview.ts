import {loadOnce} from '@site/src/components/ui/loadOnce';

/** The beginning of a page, or of one of its sections. */
export type Preview = {
  /** The title of the page. */
  readonly page: string;
  /** The heading of the section, if the URL points to one. */
  readonly section?: string;
  /** The URL of the first poster. */
  readonly poster?: string;
  /** The first paragraphs, from this site's own HTML. */
  readonly paragraphs: readonly Element[];
};

/** More doesn't fit next to the dialog. */
const maxParagraphs = 2;

/** Parts of a paragraph that a preview can't use or show. */
const omitted = 'script, style, template, noscript, button, .needs-script, .hash-link';

/**
 * Reads the beginning of the page or section of this site that a URL points to. Returns nothing for URLs of other sites.
 * Rejects if the page doesn't load; the next call tries again.
 */
export async function readPreview(url: string): Promise<Preview | undefined> {
  if (!url.startsWith('/')) {
    return undefined;
  }
  const {pathname, hash} = new URL(url, window.location.origin);
  const page = await loadPage(pathname);
  const title = page.querySelector('main h1');
  const target = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!title) {
    return undefined;
  }
  const start = target ?? title;
  const blocks = findBlocks(start);
  const paragraphs = blocks
    .filter(({tagName, textContent}) => tagName === 'P' && textContent.trim() !== '')
    .slice(0, maxParagraphs)
    .map(cleanParagraph);
  const poster = blocks.flatMap((block) => block.querySelector('img[src^="/posters/"]') ?? [])[0];
  return {
    page: title.textContent.trim(),
    section: isHeading(start) && start !== title ? getHeadingText(start) : undefined,
    poster: poster?.getAttribute('src') ?? undefined,
    // The title of some pages isn't followed by text, such as that of a lesson.
    paragraphs: start === title && paragraphs.length === 0 ? readDescription(page) : paragraphs,
  };
}

const loadPage = loadOnce(async (path): Promise<Document> => {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`Loading ${path} failed with HTTP status ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
});

/** The blocks of a section: its heading, or the header with the title, and what follows up to the next heading. */
function findBlocks(start: Element): Element[] {
  const blocks: Element[] = [];
  const first = start.closest('header') ?? start;
  for (let next: Element | null = first; next; next = next.nextElementSibling) {
    if (next !== first && isHeading(next)) {
      break;
    }
    blocks.push(next);
  }
  return blocks;
}

function readDescription(page: Document): Element[] {
  const paragraph = document.createElement('p');
  paragraph.textContent = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  return paragraph.textContent === '' ? [] : [paragraph];
}

function isHeading({tagName}: Element): boolean {
  return /^H[1-6]$/.test(tagName);
}

function getHeadingText(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
  return copy.textContent.replaceAll('\u200B', '').trim();
}

function cleanParagraph(paragraph: Element): Element {
  const copy = document.importNode(paragraph, true);
  copy.querySelectorAll(omitted).forEach((part) => part.remove());
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    part.removeAttribute('id');
    part.removeAttribute('name');
    part.removeAttribute('class');
  }
  return copy;
}
