import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/ErrorPageContent';
import type Type from '@theme/ErrorPageContent';
import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';

/**
 * Reports that a page crashed. Disappears when the reader navigates to another page; the stock screen stays as long as
 * both pages have the same layout.
 */
export default function ErrorPageContent(props: ComponentProps<typeof Type>): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) {
      tryAgain();
    }
  }, [pathname, crashed, tryAgain]);
  return <Original {...props} />;
}
