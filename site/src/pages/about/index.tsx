import Link from '@docusaurus/Link';
import walkthrough from '@generated/site-demos/default/code-walkthrough.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../packages/content-model/externalUrls.ts';
import {Proofs} from './_components/Proofs.tsx';
import {Team} from './_components/Team.tsx';

/** The story of Remotion, the team, and how this site is checked. */
export default function About(): ReactNode {
  return (
    <Page
      title="About us"
      description="Remotion brings the strengths of programming to video editing. Read its story, meet the team of three, and see how these docs are checked."
      keywords={[
        'team',
        'company',
        'who made Remotion',
        'who makes Remotion',
        'founders',
        'contact',
        'people behind Remotion',
        'Jonny Burger',
        'who built this',
        'who develops Remotion',
      ]}
    >
      <PageHeader
        eyebrow="About Remotion"
        title="Make videos with the tools of programming"
        lead={
          <p>
            Reuse components, track every change in version control, and render the same video with different
            parameters. Remotion brings these strengths of programming to video editing.
          </p>
        }
        actions={
          <>
            <ButtonLink kind="primary" to={externalUrls.discord}>
              Contact us on Discord
            </ButtonLink>
            <ButtonLink to={externalUrls.github}>See the source code</ButtonLink>
          </>
        }
        aside={<LiveDemo demo={walkthrough} code="closed" first />}
      />
      <Section title="Our story">
        <Prose>
          <p>
            In a video editor, you arrange clips by hand, and every new version of a video is manual work. Remotion
            treats a video as code instead, so you can share parts between videos, review and undo changes, and create
            many videos from different data.
          </p>
          <p>
            Remotion started as a side project and was{' '}
            <Link to="/blog/introducing-remotion">released in February 2021</Link>. By September 2022, it had become a
            company in Zurich, Switzerland, funded by <Link to="/docs/license">company licenses</Link>.
          </p>
        </Prose>
      </Section>
      <Section title="The team" lead="The people behind Remotion, as of September 2022.">
        <Team />
      </Section>
      <Section
        title="How we keep these docs correct"
        lead="Docs go out of date without anyone noticing. That's why the build checks this site against the packages it describes, and fails if they don't match."
      >
        <Proofs />
      </Section>
    </Page>
  );
}
