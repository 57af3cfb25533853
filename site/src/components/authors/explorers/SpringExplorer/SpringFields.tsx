import type {ReactNode} from 'react';
import styles from '../Controls.module.css';
import {ValueField} from '../ValueField.tsx';
import {findSpringError, springNumbers} from './springRules.ts';
import type {SpringState} from './SpringState.ts';

type Props = {
  readonly state: SpringState;
  readonly onChange: (state: SpringState) => void;
};

/** All options of a spring. Rejects values with which it wouldn't settle. */
export function SpringFields({state, onChange}: Props): ReactNode {
  const set = (part: Partial<SpringState>): string | undefined => {
    const next = {...state, ...part};
    const problem = findSpringError(next);
    if (problem === undefined) {
      onChange(next);
    }
    return problem;
  };
  return (
    <>
      {springNumbers.map((rule) => (
        <ValueField
          key={rule.name}
          label={rule.name}
          value={state[rule.name]}
          min={rule.min}
          max={rule.max}
          step={rule.step}
          slide={'slide' in rule ? rule.slide : undefined}
          empty={'empty' in rule ? rule.empty : undefined}
          onChange={(value) => set({[rule.name]: value})}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={state.overshootClamping}
          onChange={({target}) => set({overshootClamping: target.checked})}
        />
        overshootClamping
      </label>
    </>
  );
}
