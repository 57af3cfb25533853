import {type ReactNode, useId} from 'react';
import {Fieldset} from '../Fieldset/Fieldset.tsx';
import {OptionBox} from '../OptionBox/OptionBox.tsx';
import styles from './ChoiceField.module.css';

type Props<Value extends string> = {
  /** The label of the group. */
  readonly legend: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A field for one of a few options, which are all visible: radio buttons in a row that wraps. */
export function ChoiceField<Value extends string>({legend, options, value, onChange}: Props<Value>): ReactNode {
  const name = useId();
  return (
    <Fieldset legend={legend}>
      <div className={styles.options}>
        {options.map((option) => (
          <OptionBox
            key={option.value}
            title={option.label}
            type="radio"
            name={name}
            isChecked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
