import clsx from 'clsx';
import {type ReactNode, useId, useRef} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import styles from './CodeSample.module.css';

interface Props {
  /** The highlighted source: escaped text in spans, made by `plugins/codeSamples` at build time. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** A pitfall, or its remedy. */
  readonly verdict?: 'wrong' | 'right';
}

const verdicts = {wrong: 'Wrong', right: 'Right'};

/** A block of code with an optional title and a copy button. Authors write a fence. */
export const CodeSample = ({html, language, title, verdict}: Props): ReactNode => {
  const code = useRef<HTMLElement>(null);
  const label = useId();
  const head = title ?? (verdict && verdicts[verdict]);
  return (
    <figure className={clsx(styles.sample, verdict && styles[verdict], 'theme-code-block')}>
      {head && (
        <figcaption className={styles.head} id={label}>
          {verdict && title ? `${verdicts[verdict]}: ${title}` : head}
        </figcaption>
      )}
      <div className={styles.body}>
        {/* Wide code scrolls; the tab stop lets a keyboard do it. A group, because a page has room for few landmarks. */}
        <pre
          tabIndex={0}
          aria-label={head ? undefined : `${language} sample`}
          aria-labelledby={head ? label : undefined}
          role="group"
        >
          <code ref={code} className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <CopyButton className={styles.copy} label="Copy code" text={() => code.current?.textContent ?? ''} />
      </div>
    </figure>
  );
};
