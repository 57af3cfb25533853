import Link from '@docusaurus/Link';
import {VisuallyHidden} from '@site/src/components/ui/VisuallyHidden/VisuallyHidden';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/**
 * Links from a preview to its post. Custom because the stock link only names the post in an attribute, which neither
 * search engines nor the page's Markdown copy contain.
 */
export default function BlogPostItemFooterReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link {...link}>
      <b>Read more</b>
      <VisuallyHidden> about {blogPostTitle}</VisuallyHidden>
    </Link>
  );
}
