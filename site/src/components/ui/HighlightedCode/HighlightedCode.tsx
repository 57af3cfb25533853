import {Fragment, type ReactNode} from 'react';
import styles from './HighlightedCode.module.css';

type Props = {
  readonly code: string;
  /** Whether it's a command, whose arguments aren't broken if they fit on a line. */
  readonly isCommand?: boolean;
};

/** Highlights the short and regular code that tools generate: calls, JSX, configuration and commands. */
export function HighlightedCode({code, isCommand = false}: Props): ReactNode {
  if (!isCommand) {
    return <code>{paint(code)}</code>;
  }
  return (
    <code>
      {code.split(betweenArguments).map((argument, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.argument}>{paint(argument)}</span>
        </Fragment>
      ))}
    </code>
  );
}

function paint(code: string): ReactNode {
  // The expression has a capture group, so every second part is a match.
  return code.split(painted).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles[getKind(part)]} key={index}>
        {part}
      </span>
    ),
  );
}

/** Spaces outside of quotes. */
const betweenArguments = / (?=(?:[^'"]|'[^']*'|"[^"]*")*$)/;

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
