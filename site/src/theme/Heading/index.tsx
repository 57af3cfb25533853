import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * A heading with a link to itself. Custom because the name of the stock link becomes part of the heading's name, so
 * screen readers read both twice. If a heading is in the table of contents, its link is only for pointers, because the
 * table already has the same link.
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchor = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
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
