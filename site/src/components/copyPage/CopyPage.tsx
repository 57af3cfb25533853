import type {ReactNode} from 'react';
import {CopyButton} from '../ui/CopyButton/CopyButton.tsx';
import {NeedsScript} from '../ui/NeedsScript/NeedsScript.tsx';
import styles from './CopyPage.module.css';
import {getCopyPath} from './getCopyPath.ts';
import {readCopy} from './readCopy.ts';

type Props = {
  /** Path of the page, such as `/docs/spring`. */
  readonly path: string;
};

/** A button that fetches and copies the page as Markdown, and a link to the Markdown. */
export function CopyPage({path}: Props): ReactNode {
  return (
    <div className={styles.root}>
      <NeedsScript>
        <CopyButton label="Copy page as Markdown" text={() => readCopy(path)} failure="Not copied">
          Copy page
        </CopyButton>
      </NeedsScript>
      <a className={styles.link} href={getCopyPath(path)}>
        View as Markdown
      </a>
    </div>
  );
}
