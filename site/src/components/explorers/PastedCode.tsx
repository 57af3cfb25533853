import {type ReactNode, useRef, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import styles from './Controls.module.css';
import {faultText} from './faultText';

interface Props<State> {
  readonly label: string;
  readonly example: string;
  readonly loadReader: () => Promise<(text: string) => State>;
  readonly onRead: (state: State) => void;
}

/** A field for code that a reader has; what can't be shown is said below it, and what was typed stays. */
export const PastedCode = <State,>({label, example, loadReader, onRead}: Props<State>): ReactNode => {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{readonly kind: 'fault' | 'done'; readonly text: string}>();
  const latest = useRef('');
  const enter = async (next: string): Promise<void> => {
    setText(next);
    latest.current = next;
    if (next.trim() === '') return setAnswer(undefined);
    try {
      const read = await loadReader();
      if (latest.current !== next) return;
      onRead(read(next));
      setAnswer({kind: 'done', text: 'Shown above.'});
    } catch (error) {
      if (latest.current === next) setAnswer({kind: 'fault', text: faultText(error, next)});
    }
  };
  return (
    // The answer is read out; the field itself changes no text of the page.
    <div aria-live="polite">
      <Field
        label={label}
        hint={answer?.kind === 'done' ? answer.text : undefined}
        fault={answer?.kind === 'fault' ? answer.text : undefined}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className={styles.paste}
            rows={3}
            value={text}
            placeholder={example}
            spellCheck={false}
            onChange={(event) => void enter(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
};
