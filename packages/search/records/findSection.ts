import type {CheerioAPI} from 'cheerio';
import {courseSection} from '../contract.ts';
import {getText} from './getText.ts';

const otherSection = 'Website';

/**
 * Finds the section of a page, which groups the results: the top category of its sidebar. If it doesn't have one, uses
 * the active item of the navigation bar, or the name of its blog.
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
  return candidates.map((node) => getText($, node)).find(Boolean) ?? getCourseName($) ?? getBlogName($) ?? otherSection;
}

/** The lessons are pages of a plugin of their own. */
function getCourseName($: CheerioAPI): string | null {
  return $('html').hasClass('plugin-id-course') ? courseSection : null;
}

function getBlogName($: CheerioAPI): string | null {
  const id = /plugin-blog plugin-id-([\w-]+)/.exec($('html').attr('class') ?? '')?.[1];
  return id ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : null;
}
