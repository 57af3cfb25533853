import Link from '@docusaurus/Link';
import bars from '@generated/site-demos/default/bars.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Bench.module.css';

/** A component beside what it draws. */
export const Bench = (): ReactNode => (
  <Section
    title="This code is this video"
    lead="One component draws one frame. Remotion asks it for frame 0, 1, 2 and so on, and what it returns becomes the film."
    heading="above"
    tinted
  >
    <LiveDemo demo={bars} code="beside" />
    <dl className={styles.notes}>
      <div>
        <dt>
          <Link to="/docs/use-current-frame">
            <code>useCurrentFrame()</code>
          </Link>
        </dt>
        <dd>says which frame to draw. All else follows from it.</dd>
      </div>
      <div>
        <dt>
          <Link to="/docs/spring">
            <code>spring()</code>
          </Link>
        </dt>
        <dd>gives each bar its weight, so that it shoots past its height and settles.</dd>
      </div>
      <div>
        <dt>
          <Link to="/docs/use-video-config">
            <code>useVideoConfig()</code>
          </Link>
        </dt>
        <dd>knows size and speed, so that one component fits any format.</dd>
      </div>
    </dl>
  </Section>
);
