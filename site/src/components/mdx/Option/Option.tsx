import type {ReactNode} from 'react';
import {Fact, FactList} from '@site/src/components/ui/FactList/FactList';
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
  <FactList>
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
  </FactList>
);
