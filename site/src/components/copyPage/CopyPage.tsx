import type {ReactNode} from 'react';
import {CopyButton} from '../ui/CopyButton/CopyButton';
import {NeedsScript} from '../ui/NeedsScript/NeedsScript';
import styles from './CopyPage.module.css';
import {copyPath} from './copyPath';
import {readCopy} from './readCopy';

interface Props {
  /** Of the page: `/docs/spring`. */
  readonly path: string;
}

/** Copies the page as Markdown, which is fetched for it; without scripts, a link to the Markdown. */
export const CopyPage = ({path}: Props): ReactNode => (
  <div className={styles.place}>
    <NeedsScript>
      <CopyButton label="Copy page as Markdown" text={() => readCopy(path)} failure="Not copied">
        Copy page
      </CopyButton>
    </NeedsScript>
    <noscript>
      <a href={copyPath(path)}>View as Markdown</a>
    </noscript>
  </div>
);
