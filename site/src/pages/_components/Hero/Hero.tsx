import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tiles from '@generated/site-demos/default/tiles.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import styles from './Hero.module.css';
import {remotionVersion} from '../../../../../packages/toolkit-model/versions.ts';

/** The top of the home page: what Remotion is, and a video that you can edit while it plays. */
export function Hero(): ReactNode {
  const {tagline, url} = useDocusaurusContext().siteConfig;
  return (
    <PageHeader
      title={tagline}
      lead={
        <p>
          Write videos as React components. Animate anything a browser can display, pass in your data as props, and
          render real video files on your computer or in the cloud.
        </p>
      }
      actions={
        <>
          <ButtonLink kind="primary" to="/start">
            Start a project
          </ButtonLink>
          <ButtonLink to="/playground">Open the playground</ButtonLink>
        </>
      }
      start={
        <>
          <p>
            Free for individuals and companies with up to 3 employees. <Link to="#pricing">See pricing</Link>
          </p>
          <div className={styles.terminal}>
            <CommandBox
              title={`Or in a terminal on macOS or Linux, with version ${remotionVersion}`}
              commands={[
                {command: `curl -L ${url}/starters/hello-world.tar.gz | tar -xz`},
                {command: 'cd my-video && npm install && npm start'},
              ]}
            />
          </div>
          <p className={styles.newest}>
            For the newest version, Remotion 4, run <code>npm init video</code>.
          </p>
        </>
      }
      aside={
        <div className={styles.demo}>
          <LiveDemo demo={tiles} code="closed" first />
        </div>
      }
    />
  );
}
