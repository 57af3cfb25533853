import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {externalUrls} from '../../../../../packages/content-model/externalUrls.ts';
import styles from './NextSteps.module.css';
import {remotionVersion} from '../../../../../packages/toolkit-model/versions.ts';

/** The end of the home page: the two ways to start. */
export function NextSteps(): ReactNode {
  const label = useId();
  return (
    <section className={styles.band} aria-labelledby={label}>
      <div className={styles.inner}>
        <h2 className={styles.title} id={label}>
          Make your first video
        </h2>
        <p className={styles.lead}>
          Change the sample in the playground, then download it as a project for version {remotionVersion}. Or{' '}
          <Link to={externalUrls.introduction}>watch the introduction</Link> (8:41) first. If you work with a coding
          agent, <Link to="/docs/ai">connect it to these docs</Link>. The official{' '}
          <Link to="/docs/templates">templates</Link> now create Remotion 4 projects.
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to="/playground">
            Open the playground
          </ButtonLink>
          <ButtonLink to="/start">Start a project</ButtonLink>
        </div>
      </div>
    </section>
  );
}
