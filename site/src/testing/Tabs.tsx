import type {ReactNode} from 'react';

/** Replaces tabs and their panels in component tests, which show all panels. */
export default function Tabs({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
