import type {AnchorHTMLAttributes, ReactNode} from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {readonly to?: string};

/** A plain link that replaces the framework's. */
export default function Link({to, ...others}: Props): ReactNode {
  return <a href={to} {...others} />;
}
