import Link from '@docusaurus/Link';
import letters from '@generated/site-demos/default/spring-delay-stagger.json';
import examples from '@generated/site-showcase/default/examples.json';
import projects from '@generated/site-showcase/default/projects.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProjectCards} from '@site/src/components/marketing/ProjectCards/ProjectCards';
import {BelowTheFold} from '@site/src/components/ui/BelowTheFold/BelowTheFold';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {ShowcaseGrid} from './_components/ShowcaseGrid.tsx';

/** Projects that were made with Remotion, and the examples of this site. */
export default function Showcase(): ReactNode {
  return (
    <Page
      title="Showcase"
      description="See what teams and creators build with Remotion, and play examples that you can edit and reuse. Filter them by topic, format and technique."
      keywords={[
        'examples',
        'gallery',
        'inspiration',
        'made with Remotion',
        'videos made with Remotion',
        'who uses Remotion',
        'example videos',
        'projects',
        'portfolio',
        'companies that use Remotion',
      ]}
    >
      <PageHeader
        eyebrow="Showcase"
        title="See what you can build with Remotion"
        lead={
          <p>
            {projects.length} projects by teams and creators, and {examples.length} editable videos with their source
            code.
          </p>
        }
        actions={
          <ButtonLink kind="primary" to="/showcase/add">
            Add your project
          </ButtonLink>
        }
        aside={<LiveDemo demo={letters} code="closed" first />}
      />
      <BelowTheFold height={6400}>
        <Section
          title="Built by teams and creators"
          lead={
            <>
              Want to tell the whole story of your project? Read how MakeStories did it in their{' '}
              <Link to="/success-stories/makestories">success story</Link>.
            </>
          }
          heading="above"
        >
          <ProjectCards projects={projects} />
        </Section>
        <Section
          title="Examples you can edit"
          lead="Made for this site, with the source code next to each video. Open one to change it while it plays."
          heading="above"
        >
          <ShowcaseGrid />
        </Section>
      </BelowTheFold>
    </Page>
  );
}
