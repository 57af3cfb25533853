import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {awaitInterest} from './awaitInterest';
import styles from './CodeSample.module.css';

interface Props {
  /** The highlighted source: escaped text in spans, made by `plugins/codeSamples` at build time. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** A pitfall, or its remedy. */
  readonly verdict?: 'wrong' | 'right';
  /** Where the types of its identifiers are: the page's key and the block's number, by `plugins/sampleTypes`. */
  readonly types?: string;
}

const verdicts = {wrong: 'Wrong', right: 'Right'};

/** A block of code with an optional title, a copy button, and types to point at. Authors write a fence. */
export const CodeSample = ({html, language, title, verdict, types}: Props): ReactNode => {
  const pre = useRef<HTMLPreElement>(null);
  const label = useId();
  const head = title ?? (verdict && verdicts[verdict]);
  useEffect(() => (pre.current && types ? awaitInterest(pre.current, types) : undefined), [types]);
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
          ref={pre}
          tabIndex={0}
          aria-label={head ? undefined : `${language} sample`}
          aria-labelledby={head ? label : undefined}
          role="group"
        >
          <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <CopyButton className={styles.copy} label="Copy code" text={() => pre.current?.textContent ?? ''} />
      </div>
    </figure>
  );
};
