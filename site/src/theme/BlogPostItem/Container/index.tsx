import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import covers from '@generated/site-covers/default/covers.json';
import type {Props} from '@theme/BlogPostItem/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './posts.css';

/**
 * A post or its preview in a list, with a class for each. Custom because the stock margin between previews is in a
 * cascade layer that our rules can't override, and because previews have a picture.
 */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const cover = covers[metadata.permalink.split('/').at(-1) ?? ''];
  if (isBlogPostPage) {
    return <article className={clsx('post', className)}>{children}</article>;
  }
  return (
    <article className={clsx('post', className?.replace('margin-bottom--xl', 'post-preview'))}>
      {/* The title is the same link for keyboards and screen readers. */}
      {cover && (
        <Link className="post-cover" to={metadata.permalink} tabIndex={-1} aria-hidden="true">
          <img src={cover} alt="" width={1280} height={720} loading="lazy" decoding="async" />
        </Link>
      )}
      <div>{children}</div>
    </article>
  );
}
