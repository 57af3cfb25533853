import {type ReactNode, useId, useState} from 'react';
import {IconButton} from '../../player/Transport/IconButton.tsx';
import {isColor, readProp, writeProp} from './propText.ts';
import styles from './PropsForm.module.css';

type Props = {
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Resets the value to its default. */
  readonly onRemove?: () => void;
};

/** A prop: its value as text, and an input for its type. */
export function PropField({name, value, onChange, onRemove}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState<{readonly text: string; readonly of: unknown}>();
  // Keeps the typed text until the value changes in another way.
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
            aria-label={`${name}, as a color`}
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
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => {
            const next = readProp(event.target.value);
            const applied = next instanceof Error ? value : next;
            setTyped({text: event.target.value, of: applied});
            if (!(next instanceof Error)) {
              onChange(next);
            }
          }}
        />
        {onRemove && <IconButton icon="close" label={`Remove ${name}`} onPress={onRemove} />}
      </span>
      {isWrong && (
        <p className={styles.problem} id={`${id}-problem`}>
          {read.message}
        </p>
      )}
    </div>
  );
}
