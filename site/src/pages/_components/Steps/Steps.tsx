import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Steps.module.css';

/** How code becomes a file. */
export const Steps = (): ReactNode => (
  <Section title="From code to a file" lead="What comes out is a real video file, with sound, ready to be uploaded.">
    <ol className={styles.steps}>
      <li>
        <h3>Write</h3>
        <p>
          One component draws one frame, with HTML, CSS, SVG, canvas or WebGL. If you know React, you know most of it:
          begin with <Link to="/docs/the-fundamentals">the fundamentals</Link>.
        </p>
      </li>
      <li>
        <h3>Preview</h3>
        <p>
          The <Link to="/docs/timeline">preview</Link> runs in your browser. It shows what you save while it plays, and
          steps through the timeline frame by frame.
        </p>
      </li>
      <li>
        <h3>Render</h3>
        <p>
          Every frame becomes an image, the images become a video, and the audio goes with them. The result is an MP4, a
          WebM or <Link to="/docs/render">another format</Link>.
        </p>
        <CommandBox
          title="Render the composition Bars"
          commands={[{command: 'npx remotion render Bars out/bars.mp4'}]}
        />
      </li>
    </ol>
  </Section>
);
