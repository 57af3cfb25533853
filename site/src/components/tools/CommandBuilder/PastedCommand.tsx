import Link from '@docusaurus/Link';
import {type ReactNode, useId, useState} from 'react';
import type {Choices} from './Choices';
import styles from './CommandBuilder.module.css';
import {readCommand} from './readCommand';

/** A field for a command that a reader has: it is explained word by word, and fills in the builder. */
export const PastedCommand = ({onRead}: {readonly onRead: (choices: Choices) => void}): ReactNode => {
  const [text, setText] = useState('');
  const id = useId();
  const read = text.trim() === '' ? undefined : readCommand(text);
  const enter = (next: string): void => {
    setText(next);
    const result = readCommand(next);
    if (!(result instanceof Error)) onRead(result.choices);
  };
  return (
    <div className={styles.pasted}>
      <label className={styles.label} htmlFor={id}>
        Explain a command
      </label>
      <textarea
        className={styles.input}
        id={id}
        rows={2}
        value={text}
        placeholder="npx remotion render src/index.ts my-video out/video.mp4 --crf=18"
        spellCheck={false}
        onChange={(event) => enter(event.target.value)}
      />
      {read instanceof Error && <p className={styles.fault}>{read.message}</p>}
      {read && !(read instanceof Error) && (
        <dl className={styles.words}>
          {read.words.map(({text: word, meaning, to}, index) => (
            <div key={index}>
              <dt>
                <code>{word}</code>
              </dt>
              <dd>
                {meaning} {to && <Link to={to}>Read more</Link>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {read && !(read instanceof Error) && read.fault && <p className={styles.fault}>{read.fault}</p>}
    </div>
  );
};
