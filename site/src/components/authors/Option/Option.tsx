import type {ReactNode} from 'react';
import {Fact, FactList} from '@site/src/components/ui/FactList/FactList';
import styles from './Option.module.css';

type Props = {
  readonly type: string;
  /** Whether the option is required. Missing for values that readers only read. */
  readonly presence?: 'Required' | 'Optional';
  /** The condition under which it's required: `unless you pass webpackBundle`. */
  readonly condition?: string;
  /** The default value as code. */
  readonly fallback?: string;
  /** The first version with the option. */
  readonly since?: string;
};

/**
 * The facts about an option, displayed below its heading. Authors write `<Option of="interpolate" name="easing" />`,
 * which the build replaces with the facts from the installed packages.
 */
export function Option({type, presence, condition, fallback, since}: Props): ReactNode {
  return (
    <FactList>
      <Fact name="Type">
        <code>{type}</code>
      </Fact>
      {presence === 'Required' && (
        <Fact name="Presence" hidden>
          <strong className={styles.required}>Required</strong> {condition}
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
}
