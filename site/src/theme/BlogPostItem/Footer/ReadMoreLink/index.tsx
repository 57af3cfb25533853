import Link from '@docusaurus/Link';
import {Spoken} from '@site/src/components/ui/Spoken/Spoken';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/**
 * Leads from a preview to its post. Own because the stock link names the post in an attribute alone, which neither
 * search engines nor copies of the page have.
 */
export default function BlogPostItemFooterReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link {...link}>
      <b>Read more</b>
      <Spoken> about {blogPostTitle}</Spoken>
    </Link>
  );
}
