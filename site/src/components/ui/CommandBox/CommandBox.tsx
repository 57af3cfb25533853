import {Fragment, type ReactNode} from 'react';
import {CopyButton} from '../CopyButton/CopyButton.tsx';
import styles from './CommandBox.module.css';

type Props = {
  /** What the commands do. */
  readonly title: string;
  /** One line each. If there are several, each has the name of its program. */
  readonly commands: readonly {readonly name?: string; readonly command: string}[];
};

/** The same command for several programs, one below the other, each with a copy button. */
export function CommandBox({title, commands}: Props): ReactNode {
  return (
    <section className={styles.box} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {commands.map(({name, command}) => (
          <li className={styles.line} key={command}>
            {name && <span className={styles.name}>{name}</span>}
            <code className={styles.command}>
              {splitCommand(command).map((part, index) => (
                <span className={index > 0 ? styles.part : undefined} key={part}>
                  {part.split(afterSlash).map((text) => (
                    <Fragment key={text}>
                      <wbr />
                      {text}
                    </Fragment>
                  ))}{' '}
                </span>
              ))}
            </code>
            <CopyButton label={name ? `Copy the command for ${name}` : 'Copy the command'} text={() => command} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a long URL or the name of a package may wrap. */
const afterSlash = /(?<=\w\/)/;

/** Splits a command before `|` and `&&`, where a line should end. */
function splitCommand(command: string): string[] {
  return command.split(/ (?=\||&&)/);
}
