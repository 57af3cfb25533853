import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import {type ReactNode, useId} from 'react';

/**
 * The posts by year. Custom because the years of the stock sidebar are third-level headings before the first heading of
 * the page.
 */
export default function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-labelledby={`${id}${year}`}>
      <div className={yearGroupHeadingClassName} id={`${id}${year}`}>
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}
