import Link from '@docusaurus/Link';
import fadeIn from '@generated/site-demos/default/fade-in.json';
import lessons from '@generated/site-course/default/lessons.json';
import type {ReactNode} from 'react';
import {ContinueLink} from '@site/src/components/course/CourseOverview/ContinueLink';
import {CourseOverview} from '@site/src/components/course/CourseOverview/CourseOverview';
import {ProgressFile} from '@site/src/components/course/progress/ProgressFile';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import {Page} from '@site/src/components/marketing/Page/Page';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';

/** The overview of the course. */
export default function Learn(): ReactNode {
  return (
    <Page
      title="Learn Remotion"
      description="An interactive course in short lessons: edit real code next to a running video while the page checks the result frame by frame."
      keywords={[
        'course',
        'tutorial',
        'exercises',
        'interactive',
        'beginner',
        'learn Remotion',
        'lessons',
        'step by step',
        'training',
        'practice',
        'challenges',
        'getting started course',
      ]}
    >
      <PageHeader
        eyebrow="Interactive course"
        title="Learn Remotion by making a video"
        lead={
          <>
            <p>
              {lessons.length} short lessons lead from your first frame to a video of your own. In each one, you edit
              code next to a running video, and the page checks the result frame by frame.
            </p>
            <p>
              You need to know the basics of React. There’s nothing to install, and nothing leaves your browser. When
              you’ve finished, <Link to="/start">start a project</Link> of your own.
            </p>
          </>
        }
        actions={<ContinueLink />}
        aside={<LiveDemo demo={fadeIn} code="closed" first />}
      />
      <CourseOverview />
      <Section
        title="Your progress"
        lead={<p>Your code and the lessons that you’ve solved are stored in this browser.</p>}
      >
        <NeedsScript>
          <ProgressFile />
        </NeedsScript>
      </Section>
    </Page>
  );
}
