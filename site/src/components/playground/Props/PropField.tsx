import {type ReactNode, useId, useState} from 'react';
import {IconButton} from '../../player/Transport/IconButton';
import {isColor, readProp, writeProp} from './propText';
import styles from './PropsForm.module.css';

interface Props {
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Takes the reader's value away; a default comes back. */
  readonly onRemove?: () => void;
}

/** A prop: its text as JavaScript has it, and beside it the input that its type has. */
export const PropField = ({name, value, onChange, onRemove}: Props): ReactNode => {
  const id = useId();
  const [typed, setTyped] = useState<{readonly text: string; readonly of: unknown}>();
  // What is typed stands as it is, until the value changes by other means.
  const text = typed && typed.of === value ? typed.text : writeProp(value);
  const read = readProp(text);
  const isWrong = read instanceof Error;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {name}
      </label>
      <span className={styles.row}>
        {typeof value === 'boolean' && (
          <input type="checkbox" aria-label={`${name}, on or off`} checked={value} onChange={() => onChange(!value)} />
        )}
        {isColor(value) && (
          <input
            className={styles.color}
            type="color"
            aria-label={`${name}, as a colour`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        <input
          className={styles.input}
          id={id}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => {
            const next = readProp(event.target.value);
            const kept = next instanceof Error ? value : next;
            setTyped({text: event.target.value, of: kept});
            if (!(next instanceof Error)) onChange(next);
          }}
        />
        {onRemove && <IconButton icon="close" label={`Take away ${name}`} onPress={onRemove} />}
      </span>
      {isWrong && (
        <p className={styles.fault} id={`${id}-fault`}>
          {read.message}
        </p>
      )}
    </div>
  );
};
