import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PlaygroundLoader} from '@site/src/components/playground/PlaygroundLoader/PlaygroundLoader';
import styles from './index.module.css';

/** Write a video and see it, without installing anything. */
export default function Playground(): ReactNode {
  return (
    <Page
      title="Playground"
      description="Write a video in React and see it right away. Use several files, props and types, then share a link, export the video or download the project."
      isApp
      keywords={[
        'try online',
        'sandbox',
        'REPL',
        'code editor',
        'without installation',
        'online editor',
        'try Remotion',
        'CodeSandbox',
        'StackBlitz',
        'run code online',
        'live editor',
        'share code',
      ]}
    >
      <PlaygroundLoader
        heading={<h1 className={styles.title}>Playground</h1>}
        about={
          <>
            Your code stays in your browser. New to Remotion? Take <Link to="/learn">the course</Link>.
          </>
        }
      />
    </Page>
  );
}
