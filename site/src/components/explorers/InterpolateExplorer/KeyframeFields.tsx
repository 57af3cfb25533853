import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import styles from '../Controls.module.css';
import {ValueField} from '../ValueField';
import type {Keyframe} from './InterpolateState';
import {addKeyframe} from './keyframes';

interface Props {
  readonly keyframes: readonly Keyframe[];
  readonly onChange: (keyframes: readonly Keyframe[]) => void;
}

/** The most that a field takes, in both directions. */
const most = 1_000_000;

/** Input and output of every keyframe, and the ways to have more or fewer. */
export const KeyframeFields = ({keyframes, onChange}: Props): ReactNode => {
  const limits = {min: -most, max: most, step: 0.01};
  const replace = (index: number, part: Partial<Keyframe>): void =>
    onChange(keyframes.map((keyframe, place) => (place === index ? {...keyframe, ...part} : keyframe)));
  const moveInput = (index: number, input: number): string | undefined => {
    const [before, after] = [keyframes[index - 1]?.input, keyframes[index + 1]?.input];
    if (before !== undefined && input <= before) return `Enter more than ${before}, the input before.`;
    if (after !== undefined && input >= after) return `Enter less than ${after}, the next input.`;
    replace(index, {input});
    return undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>Keyframes</legend>
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
              onClick={() => onChange(keyframes.filter((_, place) => place !== index))}
            >
              Remove
            </SmallButton>
          </li>
        ))}
      </ol>
      <SmallButton disabled={keyframes.length === 20} onClick={() => onChange(addKeyframe(keyframes))}>
        Add a keyframe
      </SmallButton>
    </fieldset>
  );
};
