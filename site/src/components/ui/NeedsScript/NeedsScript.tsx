import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Holds controls that do nothing without scripts; readers who have none don't see them. */
export const NeedsScript = ({children}: Props): ReactNode => (
  <>
    <noscript>
      <style>{'.needs-script{display:none}'}</style>
    </noscript>
    <div className="needs-script">{children}</div>
  </>
);
