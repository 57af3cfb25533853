import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** A navigation menu that closes with Escape. Wrapped because the stock menu only closes when you leave it. */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  return (
    <div className={styles.root} onKeyDown={closeOnEscape}>
      <OriginalDropdown {...props} />
    </div>
  );
}

function closeOnEscape({key, currentTarget}: KeyboardEvent): void {
  const button = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (key !== 'Escape' || !button) {
    return;
  }
  button.focus();
  // The menu closes when another element gets the focus.
  document.dispatchEvent(new FocusEvent('focusin'));
}
