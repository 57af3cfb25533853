import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';
import {Bench} from './_components/Bench/Bench';
import {Pricing} from './_components/Pricing/Pricing';
import {Steps} from './_components/Steps/Steps';
import {Story} from './_components/Story/Story';
import {TemplateGrid} from './_components/TemplateGrid/TemplateGrid';
import {Variants} from './_components/Variants/Variants';

const create = [
  {name: 'npm', command: 'npm init video'},
  {name: 'Yarn', command: 'yarn create video'},
  {name: 'pnpm', command: 'pnpm create video'},
];

/** The front page: what Remotion is, shown with code and what that code draws. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Page
      title={tagline}
      description="Write a React component that draws one frame, look at it in the browser, and render it to MP4, WebM or GIF. Free for individuals and small companies."
    >
      <PageHeader
        size="large"
        title={tagline}
        lead="A video is a component that knows its frame number. Draw with everything the web has, feed it data through props, and render a real video file on your computer or in the cloud."
        actions={
          <>
            <ButtonLink kind="primary" to="/docs/">
              Read the docs
            </ButtonLink>
            <ButtonLink to={places.github}>GitHub</ButtonLink>
          </>
        }
        aside={<CommandBox title="Start a project" commands={create} />}
      />
      <Bench />
      <Steps />
      <Variants />
      <Section
        title="Build apps that make videos"
        lead="Three parts work on the same component: you write it once, people watch it live, and the cloud renders it."
        heading="above"
        tinted
      >
        <ProductCards current="remotion" />
      </Section>
      <TemplateGrid />
      <Pricing />
      <Story />
    </Page>
  );
}
