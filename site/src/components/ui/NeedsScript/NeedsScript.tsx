import type {ReactNode} from 'react';

type Props = {
  readonly children: ReactNode;
};

/**
 * Contains elements that don't work without JavaScript. It's hidden for readers without it: the head of each page hides
 * its class.
 */
export function NeedsScript({children}: Props): ReactNode {
  return <div className="needs-script">{children}</div>;
}
