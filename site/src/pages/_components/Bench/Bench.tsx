import Link from '@docusaurus/Link';
import chart from '@generated/site-samples/default/Chart.tsx.code.json';
import frames from '@generated/site-samples/default/chart.sheet.json';
import type {ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {ContactSheet} from '@site/src/components/ui/ContactSheet/ContactSheet';
import styles from './Bench.module.css';

/** A component beside frames that it draws. */
export const Bench = (): ReactNode => (
  <section className={styles.bench} aria-labelledby="bench">
    <h2 className={styles.title} id="bench">
      A video and its code
    </h2>
    <CodeSample {...chart} />
    <div className={styles.frames}>
      <ContactSheet
        {...frames}
        columns={2}
        caption={
          <>
            Six of the 60 frames of this code, drawn by Remotion when this page was built. The red mark is the playhead.
          </>
        }
      />
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
    </div>
  </section>
);
