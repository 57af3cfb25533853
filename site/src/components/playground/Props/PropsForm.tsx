import {type ReactNode, useRef, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import {Panel} from '../Panel/Panel';
import {PropField} from './PropField';
import styles from './PropsForm.module.css';

interface Props {
  /** What the code gives the component by itself. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** What the reader has set. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** The props of the component, each in a field of its type. */
export const PropsForm = ({defaults, values, onChange}: Props): ReactNode => {
  const [name, setName] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const shown = {...defaults, ...values};
  const names = Object.keys(shown);
  const isFree = /^[A-Za-z_$][\w$]*$/.test(name) && !names.includes(name);
  return (
    <Panel title="Props">
      <div className={styles.fields}>
        {names.length === 0 && <p className={styles.none}>The component gets no props.</p>}
        {names.map((key) => (
          <PropField
            key={key}
            name={key}
            value={shown[key]}
            onChange={(value) => onChange({...values, [key]: value})}
            onRemove={
              key in values
                ? () => {
                    // From the button that goes away.
                    add.current?.focus();
                    onChange(Object.fromEntries(Object.entries(values).filter(([other]) => other !== key)));
                  }
                : undefined
            }
          />
        ))}
      </div>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFree) return;
          onChange({...values, [name]: ''});
          setName('');
        }}
      >
        <input
          className={styles.input}
          aria-label="Name of a new prop"
          placeholder="newProp"
          spellCheck={false}
          autoCapitalize="off"
          value={name}
          onChange={(event) => setName(event.target.value.trim())}
        />
        <SmallButton ref={add} type="submit" disabled={!isFree}>
          Add a prop
        </SmallButton>
      </form>
    </Panel>
  );
};
