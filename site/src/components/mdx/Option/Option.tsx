import type {ReactNode} from 'react';
import styles from './Option.module.css';

interface Props {
  readonly type: string;
  /** Present when the option must be given. */
  readonly required?: string;
  /** The default, as written in code. */
  readonly fallback?: string;
  /** First version that has the option. */
  readonly since?: string;
}

/**
 * The facts of an option, below its heading. Authors write `<Option of="interpolate" name="easing" />`; the build
 * replaces that by the facts of the installed packages.
 */
export const Option = ({type, required, fallback, since}: Props): ReactNode => (
  <dl className={styles.facts}>
    <div>
      <dt>Type</dt>
      <dd>
        <code>{type}</code>
      </dd>
    </div>
    {fallback === undefined ? (
      <div className={required ? styles.required : undefined}>
        <dt className={styles.hidden}>Presence</dt>
        <dd>{required ? 'Required' : 'Optional'}</dd>
      </div>
    ) : (
      <div>
        <dt>Default</dt>
        <dd>
          <code>{fallback}</code>
        </dd>
      </div>
    )}
    {since && (
      <div>
        <dt>Since</dt>
        <dd>{since}</dd>
      </div>
    )}
  </dl>
);
