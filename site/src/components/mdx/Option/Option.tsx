import type {ReactNode} from 'react';
import styles from './Option.module.css';

interface Props {
  readonly type: string;
  /** Whether the option must be given; absent for what one reads. */
  readonly presence?: 'Required' | 'Optional';
  /** The default, as written in code. */
  readonly fallback?: string;
  /** First version that has the option. */
  readonly since?: string;
}

/**
 * The facts of an option, below its heading. Authors write `<Option of="interpolate" name="easing" />`; the build
 * replaces that by the facts of the installed packages.
 */
export const Option = ({type, presence, fallback, since}: Props): ReactNode => (
  <dl className={styles.facts}>
    <Fact name="Type">
      <code>{type}</code>
    </Fact>
    {presence === 'Required' && (
      <Fact name="Presence" hidden>
        <strong className={styles.required}>Required</strong>
      </Fact>
    )}
    {presence === 'Optional' && fallback === undefined && (
      <Fact name="Presence" hidden>
        Optional
      </Fact>
    )}
    {fallback !== undefined && (
      <Fact name="Default">
        <code>{fallback}</code>
      </Fact>
    )}
    {since && <Fact name="Since">{since}</Fact>}
  </dl>
);

interface FactProps {
  readonly name: string;
  /** The value says by itself what it is. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

const Fact = ({name, hidden = false, children}: FactProps): ReactNode => (
  <div>
    <dt className={hidden ? styles.hidden : undefined}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
