import type {Props} from '@theme/BlogPostItem/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A post, or its preview in a list, with a class for either. Own because the stock distance between previews stands in
 * a layer of styles that no rule of ours comes before.
 */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  return (
    <article className={clsx('post', className?.replace('margin-bottom--xl', 'post-preview'))}>{children}</article>
  );
}
