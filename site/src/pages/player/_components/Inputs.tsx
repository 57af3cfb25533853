import greeting from '@generated/site-demos/default/greeting-card.json';
import app from '@generated/site-samples/default/App.tsx.code.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Inputs.module.css';

/** A component whose props the reader sets, and the app that would hold it. */
export const Inputs = (): ReactNode => (
  <Section
    title="Type a name, and it is in the film"
    lead="This is a Player. The fields below it set the props of the component; nothing is rendered and nothing is sent."
    heading="above"
  >
    <div className={styles.inputs}>
      <LiveDemo demo={greeting} code="closed" first />
      <div>
        <h3 className={styles.heading}>The app around it</h3>
        <p>It holds the name, and hands it to the component in the next frame.</p>
        <CodeSample {...app} />
      </div>
    </div>
  </Section>
);
