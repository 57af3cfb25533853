import type {CheerioAPI} from 'cheerio';
import {textOf} from './textOf.ts';

const OTHER = 'Website';

/**
 * Finds the section of a page, by which results are grouped: the top category of its sidebar, else
 * the part of the site that the navigation bar marks as current, else the name of its blog.
 */
export function findSection($: CheerioAPI): string {
  const breadcrumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item').filter(
    (_, item) => $(item).has('[href="/"]').length === 0,
  );
  const candidates = [
    ...(breadcrumbs.length > 1 ? [breadcrumbs.first()] : []),
    $('.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link--active').first(),
    $('.navbar__items > .navbar__link--active').first(),
  ];
  return candidates.map((node) => textOf($, node)).find(Boolean) ?? blogName($) ?? OTHER;
}

function blogName($: CheerioAPI): string | null {
  const id = /plugin-blog plugin-id-([\w-]+)/.exec($('html').attr('class') ?? '')?.[1];
  return id ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : null;
}
