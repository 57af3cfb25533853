import Link from '@docusaurus/Link';
import work from '@generated/site-demos/default/divided-work.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {BelowTheFold} from '@site/src/components/ui/BelowTheFold/BelowTheFold';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../packages/content-model/externalUrls.ts';
import {Figures} from './_components/Figures.tsx';
import {Limits} from './_components/Limits.tsx';
import {Reasons} from './_components/Reasons.tsx';
import {remotionVersion} from '../../../../packages/toolkit-model/versions.ts';

/** What Lambda is for, how fast it is, and what its limits are. */
export default function LambdaPage(): ReactNode {
  return (
    <Page
      title="Lambda"
      description="Remotion Lambda splits a render between many functions in your own AWS account. See benchmarks with their conditions, the cost and the limits."
      keywords={[
        'serverless rendering',
        'render at scale',
        'AWS',
        'Lambda landing page',
        'fast rendering',
        'render thousands of videos',
      ]}
    >
      <PageHeader
        eyebrow="Remotion Lambda"
        title="Render videos in seconds, on your own AWS"
        lead={
          <p>
            Lambda splits a video into chunks and renders them at the same time. Between renders, nothing runs, so you
            only pay for storage.
          </p>
        }
        note={
          <>
            AWS no longer creates functions for 3.2, but{' '}
            <Link to="/docs/lambda/runtime#aws-since-2022">existing ones still work</Link>.
          </>
        }
        actions={
          <>
            <ButtonLink kind="primary" to="/docs/lambda">
              Read the docs
            </ButtonLink>
            <ButtonLink to={externalUrls.discord}>Ask on Discord</ButtonLink>
          </>
        }
        start={<CommandBox title="Add Lambda to a Remotion project" commands={[{command: install}]} />}
        aside={<LiveDemo demo={work} code="closed" first />}
      />
      <Figures />
      <BelowTheFold height={2500}>
        <Reasons />
        <Section
          title="Plan your own workload"
          lead="Describe your video in the planner to see how many functions it needs, whether the timeout and the disk are large enough, and what you’d pay per month."
        >
          <p>You can copy the result as a table, or share the link to it.</p>
          <ButtonLink to="/docs/lambda/concurrency#plan-a-workload">Open the planner</ButtonLink>
        </Section>
        <Limits />
        <Section
          title="Build video apps with Remotion and the Player"
          lead={
            <>
              The source code is available and you host everything yourself. Remotion is free for individuals and small
              companies, and <Link to="/docs/license">larger companies need a license</Link>.
            </>
          }
          heading="above"
        >
          <ProductCards current="lambda" />
        </Section>
      </BelowTheFold>
    </Page>
  );
}

const install = `npm install --save-exact @remotion/lambda@${remotionVersion}`;
