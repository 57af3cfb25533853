import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useSyncExternalStore} from 'react';
import styles from './SearchButton.module.css';

/** Opens the search; shows the keys that do it as well. */
export const SearchButton = (props: ComponentProps<'button'>): ReactNode => {
  const modifier = useModifier();
  return (
    <button
      type="button"
      {...props}
      className={clsx('DocSearch DocSearch-Button', styles.button)}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <svg
        aria-hidden="true"
        className={styles.glass}
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5L21 21" />
      </svg>
      <span className={styles.text}>Search</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{modifier}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
};

/** The key that Apple's keyboards have in place of Ctrl; known in the browser only. */
const useModifier = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
