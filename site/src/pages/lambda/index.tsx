import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';
import {Figures} from './_components/Figures';
import {Limits} from './_components/Limits';
import {Reasons} from './_components/Reasons';

const install = [
  {name: 'npm', command: 'npm install @remotion/lambda@3.2.44'},
  {name: 'Yarn', command: 'yarn add @remotion/lambda@3.2.44'},
  {name: 'pnpm', command: 'pnpm add @remotion/lambda@3.2.44'},
];

/** What Lambda is for, how quick it is, and where its limits are. */
export default function LambdaPage(): ReactNode {
  return (
    <Page
      title="Lambda"
      description="Remotion Lambda splits a render among many functions in your own AWS account. Figures with their conditions, limits, and what it costs."
      keywords={['serverless rendering', 'render at scale', 'AWS']}
    >
      <PageHeader
        size="large"
        title="Many functions, one video"
        lead="Lambda cuts a render into parts and draws them at the same time, in your own AWS account. You pay while it renders, and nothing while it waits."
        actions={
          <>
            <ButtonLink kind="primary" to="/docs/lambda">
              Read the docs
            </ButtonLink>
            <ButtonLink to={places.discord}>Ask on Discord</ButtonLink>
          </>
        }
        aside={<CommandBox title="Add it to a Remotion project" commands={install} />}
      />
      <Figures />
      <Reasons />
      <Section
        title="What would yours take?"
        lead="Put your own video into the planner before you count on figures of others."
      >
        <p>
          It says how many functions draw it, whether time and disk suffice, and what a month of it costs. The result is
          a table that you can take with you, and an address that you can share.
        </p>
        <ButtonLink to="/docs/lambda/concurrency#plan-a-workload">Plan your workload</ButtonLink>
      </Section>
      <Limits />
      <Section
        title="Build apps that make videos"
        lead={
          <>
            Lambda is one of three parts. The code of all three is open to read and runs on your own accounts. It is
            free for individuals and small companies; <Link to="/docs/license">larger ones need a licence</Link>.
          </>
        }
        heading="above"
        tinted
      >
        <ProductCards current="lambda" />
      </Section>
    </Page>
  );
}
