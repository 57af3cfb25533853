import Link from '@docusaurus/Link';
import files from '@generated/site-videos/default/videos.json';
import type {ReactNode} from 'react';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './Steps.module.css';

/** How code becomes a file, with the rendered files of the video in the section above. */
export function Steps(): ReactNode {
  return (
    <Section title="From code to a video file" heading="above">
      <ol className={styles.steps}>
        <li>
          <h3>Write</h3>
          <p>
            Use React, CSS and npm packages. Start with <Link to="/docs/the-fundamentals">the fundamentals</Link>.
          </p>
        </li>
        <li>
          <h3>Preview</h3>
          <p>
            Play your video in the <Link to="/docs/timeline">browser preview</Link>, which updates when you save.
          </p>
        </li>
        <li>
          <h3>Render</h3>
          <p>
            Run one command to get an MP4, a WebM or <Link to="/docs/encoding">another format</Link>.
          </p>
        </li>
      </ol>
      <div className={styles.command}>
        <CommandBox title="Render a composition" commands={[{command: 'npx remotion render Bars out/bars.mp4'}]} />
      </div>
      <h3 className={styles.heading}>Download the rendered files</h3>
      <ul className={styles.files} aria-label="Rendered files">
        {files.map(({file, codec, width, height, bytes}) => (
          <li key={file}>
            <a className={styles.file} href={`/files/${file}`} download>
              <span className={styles.name}>{names[codec]}</span>{' '}
              <span className={styles.facts}>
                <span className={styles.size}>
                  {width}×{height},{' '}
                </span>
                {Math.round(bytes / 1000)} kB
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const names: Readonly<Record<string, string>> = {h264: 'MP4', vp8: 'WebM', gif: 'GIF', png: 'PNG'};
