import type {ReactNode, Ref} from 'react';
import {Icon, type IconName} from '@site/src/components/ui/Icon/Icon';
import styles from './Transport.module.css';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  /** For a toggle: whether it's on. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button of the player with an icon and a name. */
export function IconButton({icon, label, pressed, onPress, ref}: Props): ReactNode {
  return (
    <button
      ref={ref}
      className={styles.button}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
