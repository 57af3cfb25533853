import type {Props} from '@theme/BlogPostItem/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A post or its preview in a list, with a class for each. Custom because the stock margin between previews is in a
 * cascade layer that our rules can't override.
 */
export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  return (
    <article className={clsx('post', className?.replace('margin-bottom--xl', 'post-preview'))}>{children}</article>
  );
}
