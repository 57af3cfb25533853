import Link from '@docusaurus/Link';
import review from '@generated/site-demos/default/year-in-review.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Variants.module.css';

/** One component, a video for everyone: the reader's own values in the fields. */
export const Variants = (): ReactNode => (
  <Section
    title="One component, a video for each of your users"
    lead={
      <>
        <NeedsScript>
          <p>
            Put in your own name and number: the next frame is already yours. What you type here stays in this page.
          </p>
        </NeedsScript>
        <p>What a component shows comes in through its props, from a form, a JSON file or an API.</p>
        <p>
          Show the result live in the <Link to="/player/">Player</Link>, and render one for each of your users with{' '}
          <Link to="/lambda/">Lambda</Link>.
        </p>
      </>
    }
  >
    <div className={styles.variants}>
      <LiveDemo demo={review} code="closed" />
      <CommandBox title="Render with these props" commands={[{command: render}]} />
    </div>
  </Section>
);

const render = 'npx remotion render YearInReview --props=./grace.json';
