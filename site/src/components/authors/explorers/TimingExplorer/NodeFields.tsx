import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {Field} from '@site/src/components/ui/Field/Field';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import styles from '../Controls.module.css';
import {ValueField} from '../ValueField.tsx';
import {type AddableKind, setValue} from './editTiming.ts';
import {getElementName, propRules, getRules, type TimingNode} from './TimingNode.ts';

type Props = {
  readonly node: TimingNode;
  readonly onChange: (node: TimingNode) => void;
  /** Adds an element, or returns why it can't. */
  readonly onAdd: (kind: AddableKind) => string | undefined;
  /** Missing for the last element. */
  readonly onRemove: (() => void) | undefined;
};

const kinds: readonly AddableKind[] = ['Sequence', 'Series', 'Loop', 'Freeze', 'component'];

/** The props of the selected element, and the actions for it. */
export function NodeFields({node, onChange, onAdd, onRemove}: Props): ReactNode {
  const [kind, setKind] = useState<AddableKind>('Sequence');
  const [problem, setProblem] = useState<string>();
  return (
    <fieldset className={styles.group}>
      <legend>{`Selected: <${getElementName(node)}>`}</legend>
      <div className={styles.props}>
        {node.kind === 'component' && <NameField node={node} onChange={onChange} />}
        {getRules(node.kind).map(({name, ...rule}) => (
          <ValueField
            key={name}
            label={name}
            {...rule}
            step={1}
            value={node.values[name]}
            onChange={(value) => onChange({...node, values: setValue(node.values, name, value)})}
          />
        ))}
        <SelectField label="Element to add" values={kinds} value={kind} onChange={setKind} />
      </div>
      <div className={styles.buttons}>
        <SmallButton onClick={() => setProblem(onAdd(kind))}>
          {node.kind === 'component' ? 'Add after' : 'Add inside'}
        </SmallButton>
        <SmallButton disabled={!onRemove} onClick={onRemove}>
          Remove
        </SmallButton>
      </div>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </fieldset>
  );
}

function NameField({node, onChange}: Pick<Props, 'node' | 'onChange'>): ReactNode {
  const [typed, setTyped] = useState<string>();
  const problem =
    typed === undefined || isName(typed)
      ? undefined
      : 'Start the name with a capital letter. Use letters, digits and _.';
  return (
    <Field label="Name" problem={problem}>
      {(attributes) => (
        <input
          {...attributes}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={typed ?? node.name}
          onChange={({target: {value}}) => {
            setTyped(value);
            if (isName(value)) {
              onChange({...node, name: value});
            }
          }}
          onBlur={() => problem === undefined && setTyped(undefined)}
        />
      )}
    </Field>
  );
}

/** Returns whether a name isn't used by one of the toolkit's elements. */
function isName(text: string): boolean {
  return /^[A-Z]\w*$/.test(text) && !(text in propRules) && text !== 'AbsoluteFill';
}
