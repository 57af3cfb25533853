import type {Props} from '@theme/BlogPostItem/Container';
import type {ReactNode} from 'react';

/**
 * A post, or its preview in a list. Own because the stock distance between previews stands in a layer of styles that
 * no rule of ours comes before.
 */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  return <article className={className?.replace('margin-bottom--xl', 'post-preview')}>{children}</article>;
}
