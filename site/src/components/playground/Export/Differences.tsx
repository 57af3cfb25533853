import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './ExportPanel.module.css';

/** What a file of the playground is not. */
export const Differences = (): ReactNode => (
  <details className={styles.differences}>
    <summary>What differs from a render</summary>
    <ul>
      <li>There is no sound.</li>
      <li>
        Frames are redrawn from the page, not photographed, so edges and fine shades differ from those of a render;
        filters, blend modes, frames of other pages and typefaces that the code loads itself can differ more.
      </li>
      <li>The browser’s own encoder writes the video: there is no CRF to set, and some browsers have no H.264.</li>
      <li>A GIF has 256 colours a picture, and transparent parts become white.</li>
    </ul>
    <p>
      For the real thing, download the project and <Link to="/docs/render">render it</Link>.
    </p>
  </details>
);
