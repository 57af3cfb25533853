import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {Field} from '@site/src/components/ui/Field/Field';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import styles from '../Controls.module.css';
import {ValueField} from '../ValueField';
import {type AddableKind, withValue} from './editTiming';
import {elementName, propRules, rulesOf, type TimingNode} from './TimingNode';

interface Props {
  readonly node: TimingNode;
  readonly onChange: (node: TimingNode) => void;
  /** Adds an element, or says why there can't be another one. */
  readonly onAdd: (kind: AddableKind) => string | undefined;
  /** Nothing when it is the last one. */
  readonly onRemove: (() => void) | undefined;
}

const kinds: readonly AddableKind[] = ['Sequence', 'Series', 'Loop', 'Freeze', 'component'];

/** The props of the selected element, and what can be done with it. */
export const NodeFields = ({node, onChange, onAdd, onRemove}: Props): ReactNode => {
  const [kind, setKind] = useState<AddableKind>('Sequence');
  const [fault, setFault] = useState<string>();
  return (
    <fieldset className={styles.group}>
      <legend>{`Selected: <${elementName(node)}>`}</legend>
      <div className={styles.props}>
        {node.kind === 'component' && <NameField node={node} onChange={onChange} />}
        {rulesOf(node.kind).map(({name, ...rule}) => (
          <ValueField
            key={name}
            label={name}
            {...rule}
            step={1}
            value={node.values[name]}
            onChange={(value) => onChange({...node, values: withValue(node.values, name, value)})}
          />
        ))}
        <SelectField label="Element to add" values={kinds} value={kind} onChange={setKind} />
      </div>
      <div className={styles.buttons}>
        <SmallButton onClick={() => setFault(onAdd(kind))}>
          {node.kind === 'component' ? 'Add behind it' : 'Add inside'}
        </SmallButton>
        <SmallButton disabled={!onRemove} onClick={onRemove}>
          Remove
        </SmallButton>
      </div>
      <p className={styles.fault} role="status">
        {fault}
      </p>
    </fieldset>
  );
};

const NameField = ({node, onChange}: Pick<Props, 'node' | 'onChange'>): ReactNode => {
  const [typed, setTyped] = useState<string>();
  const fault =
    typed === undefined || isName(typed) ? undefined : 'A name of a component begins with a capital letter.';
  return (
    <Field label="Name" fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={typed ?? node.name}
          onChange={({target: {value}}) => {
            setTyped(value);
            if (isName(value)) onChange({...node, name: value});
          }}
          onBlur={() => fault === undefined && setTyped(undefined)}
        />
      )}
    </Field>
  );
};

/** A name that is not one of the toolkit's elements. */
const isName = (text: string): boolean => /^[A-Z]\w*$/.test(text) && !(text in propRules) && text !== 'AbsoluteFill';
