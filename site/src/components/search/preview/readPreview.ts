import {createParagraph} from '../../excerpt/createParagraph.ts';
import {findBlocks, isHeading} from '../../excerpt/findBlocks.ts';
import {loadPage} from '../../excerpt/loadPage.ts';
import {readRows} from '../../excerpt/readRows.ts';
import {isTextOfRow} from './isTextOfRow.ts';

/** The beginning of a page, or of one of its sections. */
export type Preview = {
  /** The title of the page. */
  readonly page: string;
  /** The heading of the section, if the URL points to one. */
  readonly section?: string;
  /** The URL of the first poster. */
  readonly poster?: string;
  /** The first paragraphs or the cells of the row that was found, from this site's own HTML. */
  readonly paragraphs: readonly Element[];
};

/** More doesn't fit next to the dialog. */
const maxParagraphs = 2;

/**
 * Reads the beginning of the page or section of this site that a URL points to, or the row of a table in it if `text` is
 * the text of that row. Returns nothing for URLs of other sites. Rejects if the page doesn't load; the next call tries
 * again.
 */
export async function readPreview(url: string, text: string | undefined): Promise<Preview | undefined> {
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
  const row =
    text === undefined ? undefined : readRows(blocks).find(({cells}) => isTextOfRow(text, cells[0]?.textContent));
  const shown = row
    ? [...row.cells]
    : blocks.filter(({tagName, textContent}) => tagName === 'P' && textContent.trim() !== '').slice(0, maxParagraphs);
  const paragraphs = shown.map((block) => createParagraph(block, pathname));
  const poster = blocks.flatMap((block) => block.querySelector('img[src^="/posters/"]') ?? [])[0];
  return {
    page: title.textContent.trim(),
    section: isHeading(start) && start !== title ? getHeadingText(start) : undefined,
    poster: poster?.getAttribute('src') ?? undefined,
    // The title of some pages isn't followed by text, such as that of a lesson.
    paragraphs: start === title && paragraphs.length === 0 ? readDescription(page) : paragraphs,
  };
}

function readDescription(page: Document): Element[] {
  const paragraph = document.createElement('p');
  paragraph.textContent = page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  return paragraph.textContent === '' ? [] : [paragraph];
}

function getHeadingText(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
  return copy.textContent.replaceAll('\u200B', '').trim();
}
