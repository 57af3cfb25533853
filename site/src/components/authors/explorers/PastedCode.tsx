import {type ReactNode, useRef, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import styles from './Controls.module.css';
import {formatSyntaxError} from './formatSyntaxError.ts';

type Props<State> = {
  readonly label: string;
  readonly example: string;
  /** Loads the parser, which reports variables that it reads as assumed values. */
  readonly loadReader: () => Promise<(text: string, onAssume: (name: string, value: number) => void) => State>;
  readonly onRead: (state: State) => void;
};

/** A field for the reader's own code. Errors appear below it, and the input isn't cleared. */
export function PastedCode<State>({label, example, loadReader, onRead}: Props<State>): ReactNode {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{readonly kind: 'problem' | 'done'; readonly text: string}>();
  const latest = useRef('');
  const enter = async (next: string): Promise<void> => {
    setText(next);
    latest.current = next;
    if (next.trim() === '') {
      return setAnswer(undefined);
    }
    try {
      const read = await loadReader();
      if (latest.current !== next) {
        return;
      }
      const assumed = new Map<string, number>();
      onRead(read(next, (name, value) => void assumed.set(name, value)));
      const notes = [...assumed].map(([name, value]) => `${name} as ${value}`);
      setAnswer({kind: 'done', text: notes.length > 0 ? `Applied, with ${notes.join(' and ')}.` : 'Applied.'});
    } catch (error) {
      if (latest.current === next) {
        setAnswer({kind: 'problem', text: formatSyntaxError(error, next)});
      }
    }
  };
  return (
    // Screen readers announce the result, because the field itself doesn't change any text on the page.
    <div aria-live="polite">
      <Field
        label={label}
        hint={answer?.kind === 'done' ? answer.text : undefined}
        problem={answer?.kind === 'problem' ? answer.text : undefined}
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
}
