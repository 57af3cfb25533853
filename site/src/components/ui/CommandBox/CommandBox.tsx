import type {ReactNode} from 'react';
import {CopyButton} from '../CopyButton/CopyButton';
import styles from './CommandBox.module.css';

interface Props {
  /** What the commands do. */
  readonly title: string;
  /** One line each; where there are several, each with the name of the program that it is for. */
  readonly commands: readonly {readonly name?: string; readonly command: string}[];
}

/** The same command for several programs, one below the other, each to be copied. */
export const CommandBox = ({title, commands}: Props): ReactNode => (
  <section className={styles.box} aria-label={title}>
    <p className={styles.title} aria-hidden="true">
      {title}
    </p>
    <ul className={styles.list}>
      {commands.map(({name, command}) => (
        <li className={styles.line} key={command}>
          {name && <span className={styles.name}>{name}</span>}
          <code className={styles.command}>{command}</code>
          <CopyButton label={name ? `Copy the command for ${name}` : 'Copy the command'} text={() => command} />
        </li>
      ))}
    </ul>
  </section>
);
