import type {ReactNode} from 'react';
import styles from './PaintedCode.module.css';

/** Highlights the short and regular code that tools generate: calls, JSX, configuration and commands. */
export function PaintedCode({code}: {readonly code: string}): ReactNode {
  return (
    <code>
      {
        // The expression has a capture group, so every second part is a match.
        code.split(painted).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span className={styles[getKind(part)]} key={index}>
              {part}
            </span>
          ),
        )
      }
    </code>
  );
}

/** Comments, strings, numbers, keywords, functions, elements and flags. */
const painted =
  /(\/\*.*?\*\/|(?<!:)\/\/.*|'[^'\n]*'|"[^"\n]*"|(?<![\w-])--[a-z][\w-]*|-?\b\d[\d.]*|\b(?:true|false|null|import|const|await|if|throw|new|return|export)\b|\bfrom(?= ')|\b\w+(?=\()|<\/?[\w.]+)/;

function getKind(part: string): 'comment' | 'string' | 'number' | 'keyword' | 'function' {
  if (part.startsWith('/')) {
    return 'comment';
  }
  if (/^['"]/.test(part)) {
    return 'string';
  }
  if (/^-?\d/.test(part)) {
    return 'number';
  }
  return keywords.has(part) ? 'keyword' : 'function';
}

const keywords = new Set([
  ...['true', 'false', 'null', 'import', 'from', 'const', 'await', 'if', 'throw', 'new', 'return', 'export'],
]);
