import clsx from 'clsx';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import OriginalCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** Moves the focus to the navigation, which comes next. Wrapped because the stock button loses the focus. */
export default function AnnouncementBarCloseButton({onClick, className, ...props}: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    const following = [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')];
    following.find((element) => element.getClientRects().length > 0)?.focus();
    onClick?.(event);
  };
  return <OriginalCloseButton {...props} className={clsx(className, 'needs-script')} onClick={close} />;
}
