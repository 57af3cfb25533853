import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProductCards} from '@site/src/components/marketing/ProductCards/ProductCards';
import {Section} from '@site/src/components/ui/Section/Section';
import {Bench} from './_components/Bench/Bench';
import {Hero} from './_components/Hero/Hero';
import {Pricing} from './_components/Pricing/Pricing';
import {RealFiles} from './_components/RealFiles/RealFiles';
import {Steps} from './_components/Steps/Steps';
import {Story} from './_components/Story/Story';
import {TemplateGrid} from './_components/TemplateGrid/TemplateGrid';
import {Variants} from './_components/Variants/Variants';

/** The front page: what Remotion is, shown with code and what that code draws. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Page
      title={tagline}
      description="Write a React component that draws one frame, look at it in the browser, and render it to MP4, WebM or GIF. Free for individuals and small companies."
      keywords={['what is Remotion', 'programmatic video']}
    >
      <Hero />
      <Bench />
      <Steps />
      <RealFiles />
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
