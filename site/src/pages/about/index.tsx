import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {Proofs} from './_components/Proofs';
import {Team} from './_components/Team';

/** Where Remotion comes from, who makes it, and how this site proves what it says. */
export default function About(): ReactNode {
  return (
    <Page
      title="About us"
      description="Remotion began as a side project and is a company in Zurich. Its idea, its team of three, and how this site checks what it says."
      keywords={['team', 'company', 'who made Remotion', 'contact']}
    >
      <PageHeader
        title="Video, with the tools of programming"
        lead="Programmers compose large things from small ones, compare versions, and run the same code with other values. Remotion gives video these three strengths."
      />
      <Section title="The story">
        <Prose>
          <p>
            In a video editor, a film is a file that one person moves things around in. In Remotion it is code. Parts
            can be shared between films, a change can be reviewed and undone, and one film becomes many when the data
            changes.
          </p>
          <p>
            It began as a side project and was <Link to="/blog/introducing-remotion">published in February 2021</Link>.
            Today, as of September 2022, it is a company in Zurich, Switzerland. Its code is open to read, and{' '}
            <Link to="/docs/license">company licences</Link> pay for the work.
          </p>
        </Prose>
      </Section>
      <Section title="The team" lead="Three people, as of September 2022." tinted>
        <Team />
      </Section>
      <Section
        title="How this site proves what it says"
        lead="Documentation goes out of date in silence. Here, a page that no longer fits the packages fails the build."
      >
        <Proofs />
      </Section>
    </Page>
  );
}
