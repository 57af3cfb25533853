import {type ReactNode, useRef, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {Panel} from '../Panel/Panel.tsx';
import {PropField} from './PropField.tsx';
import styles from './PropsForm.module.css';

type Props = {
  /** The props that the code itself passes to the component. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The values that the reader has set. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
};

/** The props of the component, each in a field for its type. */
export function PropsForm({defaults, values, onChange}: Props): ReactNode {
  const [name, setName] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const shown = {...defaults, ...values};
  const names = Object.keys(shown);
  const isFree = /^[A-Za-z_$][\w$]*$/.test(name) && !names.includes(name);
  return (
    <Panel title="Props">
      <div className={styles.fields}>
        {names.length === 0 && <p className={styles.none}>This component has no props yet.</p>}
        {names.map((key) => (
          <PropField
            key={key}
            name={key}
            value={shown[key]}
            onChange={(value) => onChange({...values, [key]: value})}
            onRemove={
              key in values
                ? () => {
                    // Takes over the focus from the button that is removed.
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
          if (!isFree) {
            return;
          }
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
          Add prop
        </SmallButton>
      </form>
    </Panel>
  );
}
