import Link from '@docusaurus/Link';
import files from '@generated/site-films/default/films.json';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './RealFiles.module.css';

/** Files that the toolkit's own renderer made of the component that stands further up the page. */
export const RealFiles = (): ReactNode => (
  <Section
    title="Real files, to take with you"
    lead={
      <>
        Remotion rendered these from the bars above, with no editing after it. Look at them, open them in an editor,
        upload them: nothing of them depends on this page. <Link to="/docs/encoding">Which format for what</Link>
      </>
    }
    tinted
  >
    <video
      className={styles.video}
      controls
      muted
      loop
      playsInline
      preload="none"
      poster={files.poster}
      width={1280}
      height={720}
      aria-label={`${files.alt}. A file without sound.`}
    >
      {files.films
        .filter(({codec}) => codec in mediaTypes)
        .map(({file, codec}) => (
          <source key={file} src={`/files/${file}`} type={mediaTypes[codec as keyof typeof mediaTypes]} />
        ))}
    </video>
    <ul className={styles.files} aria-label="Files to download">
      {files.films.map(({file, codec, width, height, fps, bytes}) => (
        <li key={file}>
          <a className={styles.file} href={`/files/${file}`} download>
            <span className={styles.name}>{names[codec]}</span>
            <span className={styles.facts}>
              {width}×{height}
              {fps && `, ${fps} fps`}
            </span>
            <span className={styles.size}>{Math.round(bytes / 1000)} kB</span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);

const mediaTypes = {h264: 'video/mp4', vp8: 'video/webm'};

const names: Readonly<Record<string, string>> = {h264: 'MP4', vp8: 'WebM', gif: 'GIF', png: 'PNG, one frame'};
