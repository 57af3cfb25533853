import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import OriginalCollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

/** Says whether the table of contents is open. Wrapped because the stock button shows it by its arrow alone. */
export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <OriginalCollapseButton {...props} aria-expanded={!props.collapsed} />;
}
