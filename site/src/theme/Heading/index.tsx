import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading with a link to its place. Own because the name of the stock link becomes a part of the heading's: screen
 * readers say all of them twice. Of headings that are in the table of contents, which leads to the same places, the
 * link is for pointers.
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchor = useAnchorTargetClassName(id);
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  brokenLinks.collectAnchor(id);
  const isListed = As === 'h2' || As === 'h3';
  const name = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As {...props} className={clsx('anchor', anchor, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        {...(isListed ? {'aria-hidden': true, tabIndex: -1} : {'aria-label': name})}
      />
    </As>
  );
}
