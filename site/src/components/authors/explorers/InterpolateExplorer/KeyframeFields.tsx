import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import styles from '../Controls.module.css';
import {ValueField} from '../ValueField.tsx';
import type {Keyframe} from './InterpolateState.ts';
import {addKeyframe} from './keyframes.ts';

type Props = {
  readonly keyframes: readonly Keyframe[];
  readonly onChange: (keyframes: readonly Keyframe[]) => void;
};

/** The maximum absolute value of a field. */
const maxValue = 1_000_000;

/** The input and output of every keyframe, with buttons to add and remove keyframes. */
export function KeyframeFields({keyframes, onChange}: Props): ReactNode {
  const limits = {min: -maxValue, max: maxValue, step: 0.01};
  const replace = (index: number, part: Partial<Keyframe>): void =>
    onChange(keyframes.map((keyframe, position) => (position === index ? {...keyframe, ...part} : keyframe)));
  const moveInput = (index: number, input: number): string | undefined => {
    const [before, after] = [keyframes[index - 1]?.input, keyframes[index + 1]?.input];
    if (before !== undefined && input <= before) {
      return `Enter more than ${before}, the previous input.`;
    }
    if (after !== undefined && input >= after) {
      return `Enter less than ${after}, the next input.`;
    }
    replace(index, {input});
    return undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>Keyframes</legend>
      {/* Decorative, because each field has its own name. */}
      <div className={styles.row} aria-hidden="true">
        <span>Input</span>
        <span>Output</span>
        {/* As wide as the buttons below. */}
        <span className={styles.rest}>Remove</span>
      </div>
      <ol className={styles.rows}>
        {keyframes.map(({input, output}, index) => (
          <li className={styles.row} key={index}>
            <ValueField
              label={`Input ${index + 1}`}
              {...limits}
              value={input}
              onChange={(value = 0) => moveInput(index, value)}
            />
            <ValueField
              label={`Output ${index + 1}`}
              {...limits}
              value={output}
              onChange={(value = 0) => replace(index, {output: value})}
            />
            <SmallButton
              aria-label={`Remove keyframe ${index + 1}`}
              disabled={keyframes.length === 2}
              onClick={() => onChange(keyframes.filter((_, position) => position !== index))}
            >
              Remove
            </SmallButton>
          </li>
        ))}
      </ol>
      <SmallButton disabled={keyframes.length === 20} onClick={() => onChange(addKeyframe(keyframes))}>
        Add keyframe
      </SmallButton>
    </fieldset>
  );
}
