import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tiles from '@generated/site-demos/default/tiles.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {places} from '@site/src/data/places';
import styles from './Hero.module.css';

/** The top of the front page: what Remotion is, beside a composition that was written for this place. */
export const Hero = (): ReactNode => (
  <header className={styles.hero}>
    <div className={styles.text}>
      <h1 className={styles.title}>{useDocusaurusContext().siteConfig.tagline}</h1>
      <p className={styles.lead}>
        A video is a component that knows its frame number. Draw with everything the web has, feed it data through
        props, and render a real video file on your computer or in the cloud.
      </p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" to="/docs/">
          Read the docs
        </ButtonLink>
        <ButtonLink to={places.github}>GitHub</ButtonLink>
      </div>
    </div>
    <div className={styles.picture}>
      <LiveDemo demo={tiles} code="closed" first />
    </div>
    <div className={styles.start}>
      <CommandBox title="Start a project" commands={create} />
    </div>
  </header>
);

const create = [
  {name: 'npm', command: 'npm init video'},
  {name: 'Yarn', command: 'yarn create video'},
  {name: 'pnpm', command: 'pnpm create video'},
];
