import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import OriginalContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {CopyPage} from '@site/src/components/copyPage/CopyPage';

/** Offers to copy the page, above its title. Wrapped because the stock page has no place for it. */
export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <CopyPage path={metadata.permalink} />
      <OriginalContent {...props} />
    </>
  );
}
