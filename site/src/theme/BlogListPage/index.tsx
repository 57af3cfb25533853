import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BelowTheFold} from '@site/src/components/ui/BelowTheFold/BelowTheFold';
import styles from './styles.module.css';

/** A page in a list of posts. Custom because the stock page starts with the first post and doesn't have a heading. */
export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page} of ${totalPages}`;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData metadata={metadata} items={items} sidebar={sidebar} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {page === 1 && <p className={styles.description}>{blogDescription}</p>}
        </header>
        <BlogPostItems items={items.slice(0, firstPosts)} />
        <BelowTheFold height={Math.max(0, items.length - firstPosts) * postHeight}>
          <BlogPostItems items={items.slice(firstPosts)} />
          <BlogListPaginator metadata={metadata} />
        </BelowTheFold>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

/** How many posts fit on the first screen. */
const firstPosts = 3;
/** The height of a post in pixels, in a window that is 1280 px wide. */
const postHeight = 275;
