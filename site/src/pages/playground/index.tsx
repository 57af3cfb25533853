import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PlaygroundLoader} from '@site/src/components/playground/PlaygroundLoader/PlaygroundLoader';
import styles from './index.module.css';

/** Write a video and see it, without installing anything. */
export default function Playground(): ReactNode {
  return (
    <Page
      title="Playground"
      description="Write a video in React and see it at once: several files, props, a scrubber, types, links to share, exports and a project to download."
      keywords={['try online', 'sandbox', 'REPL', 'code editor', 'without installation']}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>Playground</h1>
        <p className={styles.lead}>
          The code runs in a closed frame of this page, as you type. Nothing of it leaves your browser.
        </p>
      </header>
      <PlaygroundLoader />
    </Page>
  );
}
