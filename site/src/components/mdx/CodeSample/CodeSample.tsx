import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {EditButtons} from '@site/src/components/playground/Inline/EditButtons';
import {LazyEditor} from '@site/src/components/playground/Inline/LazyEditor';
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
  /** The name of its project in the playground, when it draws something, by `plugins/codeSamples`. */
  readonly sample?: string;
}

const verdicts = {wrong: 'Wrong', right: 'Right'};

/** A block of code with an optional title, a copy button, and types to point at. Authors write a fence. */
export const CodeSample = ({html, language, title, verdict, types, sample}: Props): ReactNode => {
  const pre = useRef<HTMLPreElement>(null);
  const label = useId();
  const [isEditing, setEditing] = useState(false);
  const head = title ?? (verdict && verdicts[verdict]);
  useEffect(() => (pre.current && types ? awaitInterest(pre.current, types) : undefined), [types]);
  return (
    <figure className={clsx(styles.sample, verdict && styles[verdict], 'theme-code-block')}>
      {(head ?? sample) && (
        <div className={styles.head}>
          <figcaption className={styles.title} id={label}>
            {verdict && title ? `${verdicts[verdict]}: ${title}` : (head ?? language)}
          </figcaption>
          {sample && <EditButtons query={`sample=${sample}`} isEditing={isEditing} onEdit={setEditing} />}
        </div>
      )}
      {isEditing && <LazyEditor example={`samples/${sample}`} />}
      <div className={styles.body} hidden={isEditing}>
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
