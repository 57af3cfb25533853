import app from '@generated/site-samples/default/App.tsx.code.json';
import greeting from '@generated/site-samples/default/Greeting.tsx.code.json';
import frames from '@generated/site-samples/default/greetings.sheet.json';
import type {ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {ContactSheet} from '@site/src/components/ui/ContactSheet/ContactSheet';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Inputs.module.css';

/** An app with a Player, and frames that its component draws for three inputs. */
export const Inputs = (): ReactNode => (
  <Section
    title="A field, and a film that follows it"
    lead="The app holds a name, the component draws it. What people type is in the picture at once."
    heading="above"
  >
    <div className={styles.pair}>
      <CodeSample {...app} />
      <CodeSample {...greeting} />
    </div>
    <ContactSheet
      {...frames}
      columns={3}
      caption="Frame 45 of Greeting with three sets of props, drawn by Remotion when this page was built."
    />
  </Section>
);
