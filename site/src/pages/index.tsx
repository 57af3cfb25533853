import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import projects from '@generated/site-showcase/default/projects.json';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProjectCards} from '@site/src/components/marketing/ProjectCards/ProjectCards';
import {BelowTheFold} from '@site/src/components/ui/BelowTheFold/BelowTheFold';
import {Section} from '@site/src/components/ui/Section/Section';
import {AnnotatedDemo} from './_components/AnnotatedDemo/AnnotatedDemo.tsx';
import {Hero} from './_components/Hero/Hero.tsx';
import {NextSteps} from './_components/NextSteps/NextSteps.tsx';
import {Pricing} from './_components/Pricing/Pricing.tsx';
import {Steps} from './_components/Steps/Steps.tsx';
import {Tools} from './_components/Tools/Tools.tsx';
import {Variants} from './_components/Variants/Variants.tsx';
import styles from './index.module.css';

/** The home page: what Remotion is, who uses it, how it works, and how to start. */
export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Page
      title={tagline}
      description="Write videos as React components, preview them in the browser, and render them to MP4, WebM or GIF. Free for individuals and small companies."
      keywords={['what is Remotion', 'programmatic video', 'homepage', 'make videos in React', 'video with code']}
    >
      <Hero />
      <Section title="Built with Remotion" heading="above">
        <ProjectCards projects={projects.filter(({featured}) => featured)} layout="row" />
        <Link className={styles.more} to="/showcase/">
          See all projects in the showcase
        </Link>
      </Section>
      <BelowTheFold height={3650}>
        <AnnotatedDemo />
        <Steps />
        <Variants />
        <Tools />
        <Pricing />
        <NextSteps />
      </BelowTheFold>
    </Page>
  );
}
