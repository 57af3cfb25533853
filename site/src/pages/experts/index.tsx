import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';
import {ExpertDirectory} from './_components/ExpertDirectory';

/** Freelancers who take on work with Remotion. */
export default function Experts(): ReactNode {
  return (
    <Page
      title="Experts"
      description="Freelancers who take on work with Remotion: templates, teaching, automated videos, apps and platforms. With their public profiles."
      keywords={['hire a freelancer', 'agency', 'developers for hire']}
    >
      <PageHeader
        title="Find someone who knows Remotion"
        lead="These freelancers have said that they take on work with Remotion. As of September 2022; ask them what they do today."
      />
      <Section
        title="Five freelancers"
        lead="Each day, at midnight UTC, another one begins the list, the same for all visitors. Without scripts they stand in the order of their first names."
      >
        <ExpertDirectory />
      </Section>
      <Section title="Be listed" tinted>
        <Prose>
          <p>You decide yourself whether you are on this page. To be added:</p>
          <ol>
            <li>
              Open <Link to={`${places.edit}experts.ts`}>the list of experts</Link> on GitHub. It says what an entry may
              have.
            </li>
            <li>
              Add yourself: your name, a sentence about your work, its kinds, and public profiles. No e-mail address and
              no photo.
            </li>
            <li>Send the pull request from your own account. To be taken off the list, send another.</li>
          </ol>
        </Prose>
      </Section>
    </Page>
  );
}
