import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useSyncExternalStore} from 'react';
import styles from './SearchButton.module.css';

/** Opens the search, and shows its keyboard shortcut. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const modifier = useModifier();
  return (
    <button
      type="button"
      {...props}
      className={clsx('DocSearch DocSearch-Button', styles.button)}
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
}

/** Apple keyboards use this key instead of Ctrl. Only known in the browser. */
function useModifier(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
