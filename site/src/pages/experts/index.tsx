import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../packages/content-model/externalUrls.ts';
import {ExpertDirectory} from './_components/ExpertDirectory.tsx';

/** Freelancers who take on Remotion projects. */
export default function Experts(): ReactNode {
  return (
    <Page
      title="Experts"
      description="Hire a freelancer for your Remotion project. See what each of them has made, and find their public profiles."
      keywords={[
        'hire a freelancer',
        'agency',
        'developers for hire',
        'hire a Remotion developer',
        'consultant',
        'find someone to build my video',
        'freelance developers',
        'get help',
      ]}
    >
      <PageHeader
        eyebrow="Experts"
        title="Hire a freelancer who knows Remotion"
        lead={
          <p>
            These freelancers make videos, templates and apps with Remotion. The list is from September 2022, so ask
            them whether they’re available.
          </p>
        }
      />
      <Section
        title="Freelancers"
        lead="To be fair to everyone, a different person is at the top of the list each day."
        heading="above"
      >
        <ExpertDirectory />
      </Section>
      <Section title="Add yourself to the list">
        <Prose>
          <p>Are you available for hire? You can join the list with a pull request:</p>
          <ol>
            <li>
              Open <Link to={`${externalUrls.editData}experts.ts`}>the list of experts</Link> on GitHub. The comments
              explain the fields of an entry.
            </li>
            <li>
              Add your name, one or two sentences about your work, and links to your public profiles. Leave out your
              email address.
            </li>
            <li>Send the pull request from your own GitHub account. To be removed from the list, do the same.</li>
          </ol>
        </Prose>
      </Section>
    </Page>
  );
}
