import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';

/** What Hacktoberfest was at Remotion in 2022, and the issues that carry its label. */
export default function Hacktoberfest(): ReactNode {
  return (
    <Page
      title="Hacktoberfest"
      description="In October 2022, solving issues of Remotion was rewarded with more than 4,000 US dollars. How it worked, and the issues that carry the label."
    >
      <PageHeader
        title="Hacktoberfest 2022"
        lead="In October 2022, whoever solved one of the marked issues of Remotion earned a bounty in cash."
        actions={
          <>
            <ButtonLink kind="primary" to={places.hacktoberfestIssues}>
              Issues with the label
            </ButtonLink>
            <ButtonLink to={places.discord}>Ask on Discord</ButtonLink>
          </>
        }
      />
      <Section title="How it worked">
        <Prose>
          <ul>
            <li>The bounties of the month added up to more than 4,000 US dollars.</li>
            <li>The company CodeChem supported them; they were paid through IssueHunt.</li>
            <li>
              Each issue said who worked on it and who sponsored it. One of them,{' '}
              <Link to={`${places.issues}/1432`}>issue 1432</Link>, asked for a search of the documentation in the quick
              switcher.
            </li>
          </ul>
          <p>
            Open an issue before you start, to see whether someone has it and whether its bounty is still there: these
            are the facts of 2022.
          </p>
        </Prose>
      </Section>
      <Section title="At any time of the year" tinted>
        <Prose>
          <p>
            You can take up any <Link to={places.issues}>open issue</Link>, with or without the label. The licence lets
            you change the code to contribute corrections and improvements; the{' '}
            <Link to="/docs/license">licence page</Link> says what else it allows.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
