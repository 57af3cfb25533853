import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {EditButtons} from '@site/src/components/playground/Inline/EditButtons';
import {LazyEditor} from '@site/src/components/playground/Inline/LazyEditor';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {awaitInterest} from './awaitInterest.ts';
import styles from './CodeSample.module.css';

type Props = {
  /** The highlighted source: escaped text in spans, created by `plugins/mdx/codeSamples` at build time. */
  readonly html: string;
  readonly language: string;
  /** The name of the file, or a label for a pitfall. */
  readonly caption?: string;
  /** Whether it's a pitfall or its fix. */
  readonly verdict?: 'wrong' | 'right';
  /** The ID of the identifiers' types: the page's key and the block's number, set by `plugins/data/sampleTypes`. */
  readonly types?: string;
  /** The name of its project in the playground if it renders something, set by `plugins/mdx/codeSamples`. */
  readonly sample?: string;
};

/** A code block with an optional title, a copy button, and types on hover. Authors write a fence. */
export function CodeSample({html, language, caption, verdict, types, sample}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const label = useId();
  const [editor, setEditor] = useState<'loading' | 'open'>();
  useEffect(() => (pre.current && types ? awaitInterest(pre.current, types) : undefined), [types]);
  const copy = <CopyButton label="Copy code" text={() => pre.current?.textContent ?? ''} />;
  return (
    <figure className={clsx(styles.sample, verdict && styles[verdict], editor && styles.edited, 'theme-code-block')}>
      {caption && (
        <div className={styles.head}>
          <figcaption className={styles.title} id={label}>
            {caption}
          </figcaption>
          {sample && <EditButtons query={`sample=${sample}`} isEditing={editor !== undefined} onEdit={setEditor} />}
          {copy}
        </div>
      )}
      <div className={styles.body} hidden={editor === 'open'}>
        {/* Wide code scrolls. The tab stop makes it scrollable with the keyboard. It's a group because a page
            shouldn't have many landmarks. */}
        <pre
          ref={pre}
          tabIndex={0}
          aria-label={caption ? undefined : `${language} sample`}
          aria-labelledby={caption ? label : undefined}
          role="group"
        >
          <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {!caption && copy}
      </div>
      {editor && <LazyEditor example={`samples/${sample}`} onChange={setEditor} />}
    </figure>
  );
}
