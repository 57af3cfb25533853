import type {ReactNode} from 'react';
import styles from './Code.module.css';

/** What the explorers' own writers write, in the colours of all code: their code is small and regular. */
export const paintCode = (code: string): ReactNode[] =>
  // Every second part is one that was split at.
  code.split(painted).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles[kindOf(part)]} key={index}>
        {part}
      </span>
    ),
  );

/** Comments, texts, numbers, functions and elements. */
const painted = /(\/\*.*?\*\/|'[^']*'|-?\b\d[\d.]*|\b(?:true|false)\b|\b\w+(?=\()|<\/?[\w.]+)/;

const kindOf = (part: string): 'comment' | 'string' | 'number' | 'keyword' | 'function' => {
  if (part.startsWith('/*')) return 'comment';
  if (part.startsWith("'")) return 'string';
  if (/^-?\d/.test(part)) return 'number';
  return part === 'true' || part === 'false' ? 'keyword' : 'function';
};
