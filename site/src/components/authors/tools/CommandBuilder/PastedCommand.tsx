import Link from '@docusaurus/Link';
import {type ReactNode, useId, useState} from 'react';
import type {Choices} from '../../../../../../packages/planner-core/command/Choices.ts';
import {findProblems} from '../../../../../../packages/planner-core/command/findProblems.ts';
import styles from './CommandBuilder.module.css';
import {readCommand} from '../../../../../../packages/planner-core/command/readCommand.ts';

/** A field for an existing command. It explains each word and fills in the builder. */
export function PastedCommand({onRead}: {readonly onRead: (choices: Choices) => void}): ReactNode {
  const [text, setText] = useState('');
  const id = useId();
  const read = text.trim() === '' ? undefined : readCommand(text);
  const enter = (next: string): void => {
    setText(next);
    const result = readCommand(next);
    if (!(result instanceof Error)) {
      onRead(result.choices);
    }
  };
  return (
    <div>
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
      {read instanceof Error && (
        <p className={styles.problem}>
          {read.message} {read.page && <Link to={read.page.to}>Read about {read.page.command}</Link>}
        </p>
      )}
      {read && !(read instanceof Error) && (
        <dl className={styles.words}>
          {read.words.map(({text: word, meaning, to, isWrong}, index) => (
            <div key={index}>
              <dt>
                <code>{word}</code>
              </dt>
              <dd className={isWrong && styles.wrong}>
                {meaning} {to && <Link to={to}>{to === '/docs/cli/flags' ? 'See all flags' : 'Read more'}</Link>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {read &&
        !(read instanceof Error) &&
        [...read.problems, ...findProblems(read.choices).map(({text: problem}) => problem)].map((problem) => (
          <p className={styles.problem} key={problem}>
            {problem}
          </p>
        ))}
    </div>
  );
}
