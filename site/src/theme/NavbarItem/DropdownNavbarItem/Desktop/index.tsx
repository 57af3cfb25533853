import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** A menu of the navigation that Escape closes. Wrapped because the stock one can only be left. */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  return (
    <div className={styles.place} onKeyDown={closeOnEscape}>
      <OriginalDropdown {...props} />
    </div>
  );
}

const closeOnEscape = ({key, currentTarget}: KeyboardEvent): void => {
  const button = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (key !== 'Escape' || !button) return;
  button.focus();
  // It closes when something else gets the focus.
  document.dispatchEvent(new FocusEvent('focusin'));
};
