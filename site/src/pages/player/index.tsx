import greeting from '@generated/site-demos/default/greeting-card.json';
import type {ReactNode} from 'react';
import {LinkList} from '@site/src/components/marketing/LinkList/LinkList';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {BelowTheFold} from '@site/src/components/ui/BelowTheFold/BelowTheFold';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {Inputs} from './_components/Inputs.tsx';
import {Strengths} from './_components/Strengths.tsx';
import {remotionVersion} from '../../../../packages/toolkit-model/versions.ts';

/** What the Player is for. */
export default function PlayerPage(): ReactNode {
  return (
    <Page
      title="Player"
      description="Embed a Remotion video in your React app and update it while it plays. Customize the controls, and render the same component to a file."
      keywords={[
        'video component for React',
        'embed in a website',
        'Player landing page',
        'video app',
        'interactive video',
      ]}
    >
      <PageHeader
        eyebrow="Remotion Player"
        title="Embed videos that react to your users"
        lead={
          <p>
            The Player plays a Remotion component right in your React app. Change its props, and the video updates
            immediately. Type a name to try it.
          </p>
        }
        actions={
          <>
            <ButtonLink kind="primary" to="/docs/player/">
              Read the docs
            </ButtonLink>
            <ButtonLink to="https://githubunwrapped.com">See it on GitHubUnwrapped</ButtonLink>
          </>
        }
        start={<CommandBox title="Add the Player to a React app" commands={[{command: install}]} />}
        aside={<LiveDemo demo={greeting} code="closed" first />}
      />
      <Inputs />
      <BelowTheFold height={1150}>
        <Strengths />
        <Section
          title="Build video apps with Remotion and Lambda"
          lead="Write a component once, preview it with the Player and render it in the cloud."
          heading="above"
        >
          <ProductCards current="player" />
        </Section>
        <Section title="Where to go next" heading="above">
          <LinkList links={next} />
        </Section>
      </BelowTheFold>
    </Page>
  );
}

const install = `npm install --save-exact remotion@${remotionVersion} @remotion/player@${remotionVersion}`;

const next = [
  {title: 'New to Remotion?', to: '/', text: 'See how you write videos in React.'},
  {
    title: 'Already have a composition?',
    to: '/docs/player/installation',
    text: 'Install the Player and show your first video.',
  },
  {
    title: 'Want to see all options?',
    to: '/docs/player/examples',
    text: 'Try every prop live and watch the events it triggers.',
  },
] as const;
