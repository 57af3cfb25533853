import review from '@generated/site-demos/default/year-in-review.json';
import type {ReactNode} from 'react';
import {LinkList} from '@site/src/components/marketing/LinkList/LinkList';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Variants.module.css';

/** One component and a video for each user, with the reader's own values. */
export function Variants(): ReactNode {
  return (
    <Section
      title="One component, a video for each of your users"
      lead={
        <>
          <p>Personalize a video with props from a form, a JSON file or an API. The same component works everywhere:</p>
          <LinkList links={products} />
          <NeedsScript>
            <p className={styles.hint}>Type your name below the video to get your own version.</p>
          </NeedsScript>
        </>
      }
    >
      <div className={styles.demo}>
        <LiveDemo demo={review} code="side" />
      </div>
    </Section>
  );
}

const products = [
  {title: 'Remotion Player', to: '/player/', text: 'Play it in your React app. It updates as your users type.'},
  {title: 'Remotion Lambda', to: '/lambda/', text: 'Render one file per user in your own AWS account.'},
  {title: 'Command line', to: '/docs/parametrized-rendering', text: 'Render it with your own --props on any computer.'},
] as const;
