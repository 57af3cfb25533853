import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {awaitInterest} from './awaitInterest.ts';
import styles from './CodeSample.module.css';

export type CodeSampleProps = {
  /** The highlighted source: escaped text in spans, created by `plugins/mdx/codeSamples` at build time. */
  readonly html: string;
  readonly language: string;
  /** The name of the file, or a label for a pitfall. */
  readonly caption?: string;
  /** Whether it's a pitfall or its fix. */
  readonly verdict?: 'wrong' | 'right';
  /** The ID of the identifiers' types: the page's key and the block's number, set by `plugins/mdx/codeSamples`. */
  readonly types?: string;
};

type Props = {
  /** More buttons for the row of the title. */
  readonly buttons?: ReactNode;
  /** The editor while the code is edited, and whether it already replaces the code. */
  readonly editor?: ReactNode;
  readonly isReplaced?: boolean;
} & CodeSampleProps;

/** A code block with an optional title, a copy button, and types on hover. Authors write a fence. */
export function CodeSample({html, language, caption, verdict, types, buttons, editor, isReplaced}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const label = useId();
  useEffect(() => (pre.current && types ? awaitInterest(pre.current, types) : undefined), [types]);
  const copy = <CopyButton label="Copy code" text={() => pre.current?.textContent ?? ''} />;
  return (
    <figure
      className={clsx(styles.sample, verdict && styles[verdict], Boolean(editor) && styles.edited, 'theme-code-block')}
    >
      {caption && (
        <div className={styles.head}>
          <figcaption className={styles.title} id={label}>
            {caption}
          </figcaption>
          {buttons}
          {copy}
        </div>
      )}
      <div className={styles.body} hidden={isReplaced}>
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
      {editor}
    </figure>
  );
}
