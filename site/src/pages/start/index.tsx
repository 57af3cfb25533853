import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ProjectBuilder} from '@site/src/components/start/ProjectBuilder/ProjectBuilder';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {StarterList} from './_components/StarterList.tsx';

/** Choose a starting point, browse the files, and download a project. */
export default function Start(): ReactNode {
  return (
    <Page
      title="Start a project"
      description="Choose a starter or a demo, add the Player, Tailwind or Lambda, browse the files, and download a Remotion 3.2 project that installs and renders."
      keywords={[
        'create a project',
        'project generator',
        'boilerplate',
        'starter kit',
        'download',
        'scaffold',
        'new project',
        'project setup',
        'create a new project',
        'starter project',
        'ZIP of a project',
        'create-react-app for videos',
      ]}
    >
      <PageHeader
        eyebrow="Start a project"
        title="A Remotion project, ready to render"
        lead={
          <p>
            Choose a starting point, browse its files, and download it. All packages are pinned to the versions in these
            docs. For Remotion 4, run <code>npm init video</code> instead. New to Remotion? Take{' '}
            <Link to="/learn">the course</Link> first.
          </p>
        }
      />
      <ProjectBuilder />
      <Section
        title="All starters as files"
        lead={
          <p>
            Unpack the archive, then run <code>npm install</code> and <code>npm start</code>. To render, you also need{' '}
            <Link to="/docs#ffmpeg">FFmpeg</Link>.
          </p>
        }
      >
        <StarterList />
      </Section>
    </Page>
  );
}
