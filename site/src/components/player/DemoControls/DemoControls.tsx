import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import type {Control} from '../../../../../demos/control.ts';
import type {DemoProps} from '../useDemo.ts';
import {DemoControl} from './DemoControl.tsx';
import styles from './DemoControls.module.css';

type Props = {
  readonly controls: Readonly<Record<string, Control>>;
  readonly values: DemoProps;
  readonly onChange: (name: string, value: string | number) => void;
  readonly onReset: () => void;
};

/** The values of a demo that readers can change. */
export function DemoControls({controls, values, onChange, onReset}: Props): ReactNode {
  return (
    <form className={styles.controls} data-search="ignore" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(controls).map(([name, control]) => (
        <DemoControl
          key={name}
          control={control}
          value={values[name] ?? control.initial}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      <SmallButton
        className={styles.reset}
        onClick={onReset}
        disabled={Object.entries(controls).every(([name, {initial}]) => values[name] === initial)}
      >
        Reset
      </SmallButton>
    </form>
  );
}
