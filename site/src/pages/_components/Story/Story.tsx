import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Story.module.css';

/** Leads to the interview with the founder of MakeStories. */
export const Story = (): ReactNode => (
  <Section title="In production: MakeStories" heading="beside">
    <p className={styles.claim}>
      Up to ten slides of a Web Story become an MP4 <em>within about a minute</em>.
    </p>
    <p className={styles.text}>
      People build Web Stories with MakeStories by drag and drop. To bring them to social media, a story made of HTML
      and CSS had to become a video, and the service that did it was slow. Founder Pratik Ghela tells how Remotion took
      over. As of September 2021.
    </p>
    <ButtonLink to="/success-stories/makestories">Read the interview</ButtonLink>
  </Section>
);
