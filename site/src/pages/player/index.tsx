import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {Inputs} from './_components/Inputs';
import {Strengths} from './_components/Strengths';

const install = [
  {name: 'npm', command: 'npm install remotion@3.2.44 @remotion/player@3.2.44'},
  {name: 'Yarn', command: 'yarn add remotion@3.2.44 @remotion/player@3.2.44'},
  {name: 'pnpm', command: 'pnpm add remotion@3.2.44 @remotion/player@3.2.44'},
];

/** What the Player is for. */
export default function PlayerPage(): ReactNode {
  return (
    <Page
      title="Player"
      description="Embed a Remotion video in a React app without rendering it. It follows props while it plays, takes your controls, and becomes a file when you need one."
      keywords={['video component for React', 'embed in a website']}
    >
      <PageHeader
        size="large"
        title="A video that listens"
        lead="The Player shows a Remotion component inside your app, without a file. Change its props while it plays, and the next frame is already another."
        actions={
          <>
            <ButtonLink kind="primary" to="/docs/player/">
              Read the docs
            </ButtonLink>
            <ButtonLink to="https://githubunwrapped.com">See it in GitHubUnwrapped</ButtonLink>
          </>
        }
        aside={<CommandBox title="Add it to a React app" commands={install} />}
      />
      <Inputs />
      <Strengths />
      <Section
        title="Build apps that make videos"
        lead="The Player is one of three parts. It plays what you write with Remotion, and Lambda renders the same component."
        heading="above"
      >
        <ProductCards current="player" />
      </Section>
      <Section title="Where to go from here" heading="above" tinted>
        <div className="row">
          <div className="col col--6 margin-bottom--lg">
            <h3>You are new to Remotion</h3>
            <p>See on the front page what it does, with code and the video that it draws.</p>
            <ButtonLink to="/">What Remotion is</ButtonLink>
          </div>
          <div className="col col--6">
            <h3>You have a composition</h3>
            <p>Install the package in the version of your other Remotion packages, and try each prop in the page.</p>
            <ButtonLink to="/docs/player/installation">Install the Player</ButtonLink>
          </div>
        </div>
      </Section>
    </Page>
  );
}
