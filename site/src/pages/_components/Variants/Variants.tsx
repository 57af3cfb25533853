import Link from '@docusaurus/Link';
import primes from '@generated/site-samples/default/primes.json.code.json';
import frames from '@generated/site-samples/default/variants.sheet.json';
import type {ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample/CodeSample';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {ContactSheet} from '@site/src/components/ui/ContactSheet/ContactSheet';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Variants.module.css';

/** One component, several sets of props. */
export const Variants = (): ReactNode => (
  <Section
    title="One component, a thousand videos"
    lead={
      <>
        <p>
          What a component shows comes in through its props: from a JSON file, an API, a form. Change the data, and you
          have another video.
        </p>
        <p>
          They reach the component as its props, and all other code through{' '}
          <Link to="/docs/get-input-props">getInputProps()</Link>. Show the result live in the{' '}
          <Link to="/player/">Player</Link>, and render one for each of your users with{' '}
          <Link to="/lambda/">Lambda</Link>.
        </p>
      </>
    }
  >
    <ContactSheet
      {...frames}
      columns={3}
      caption="The last frame of the component above, with three sets of props. The first is the file below."
    />
    <div className={styles.command}>
      <CodeSample {...primes} />
      <CommandBox
        title="Render with these props"
        commands={[{command: 'npx remotion render Chart --props=./primes.json'}]}
      />
    </div>
  </Section>
);
