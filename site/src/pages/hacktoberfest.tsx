import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../packages/content-model/externalUrls.ts';

/** How Hacktoberfest worked at Remotion in 2022, and the issues with its label. */
export default function Hacktoberfest(): ReactNode {
  return (
    <Page
      title="Hacktoberfest"
      description="In October 2022, Remotion and CodeChem offered 4,000 US dollars in bounties for solving issues. Read how it worked and find the issues."
    >
      <PageHeader
        eyebrow="Hacktoberfest 2022"
        title="Solve issues and earn bounties"
        lead={
          <p>
            In October 2022, contributors to Remotion could earn a share of $4,000 by solving selected issues. The event
            is over, but you can still look at the issues.
          </p>
        }
        actions={
          <>
            <ButtonLink kind="primary" to={externalUrls.hacktoberfestIssues}>
              See the issues
            </ButtonLink>
            <ButtonLink to={`${externalUrls.issues}/1365`}>Read the rules</ButtonLink>
          </>
        }
      />
      <Section title="How it worked">
        <Prose>
          <ul>
            <li>
              Remotion offered 2,000 US dollars in bounties, and the company CodeChem sponsored another 2,000 US
              dollars.
            </li>
            <li>The bounties were handled by IssueHunt.</li>
            <li>
              Each issue named its sponsor and the person who was working on it. For example,{' '}
              <Link to={`${externalUrls.issues}/1432`}>issue 1432</Link> asked for documentation search in the quick
              switcher.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="Contribute at any time">
        <Prose>
          <p>
            You can work on any <Link to={externalUrls.issues}>open issue</Link>, with or without a label. Ask in the
            issue before you start to make sure that nobody else is working on it. The license allows you to change the
            code in order to contribute fixes and improvements, and the <Link to="/docs/license">license page</Link>{' '}
            explains what else it covers.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
