import type {ReactNode, Ref} from 'react';
import {Icon, type IconName} from '@site/src/components/ui/Icon/Icon';
import styles from './Transport.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the player with a picture and a name. */
export const IconButton = ({icon, label, pressed, onPress, ref}: Props): ReactNode => (
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
