import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Holds what does nothing without scripts. Readers who have none don't see it: each page's head hides its class. */
export const NeedsScript = ({children}: Props): ReactNode => <div className="needs-script">{children}</div>;
