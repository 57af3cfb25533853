import type {Props} from '@theme/AnnouncementBar/CloseButton';
import OriginalCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** Hands the focus on to what comes next, the navigation. Wrapped because it would be lost with the stock button. */
export default function AnnouncementBarCloseButton({onClick, ...props}: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    const following = [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')];
    following.find((place) => place.getClientRects().length > 0)?.focus();
    onClick?.(event);
  };
  return <OriginalCloseButton {...props} onClick={close} />;
}
