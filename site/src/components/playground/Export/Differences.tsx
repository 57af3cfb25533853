import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './ExportForm.module.css';

/** Explains how a file from the playground differs from a Remotion render. */
export function Differences(): ReactNode {
  return (
    <details className={styles.differences}>
      <summary>How an export differs from a render</summary>
      <ul>
        <li>Exports have no audio.</li>
        <li>
          Frames are redrawn from the page’s HTML instead of captured by a browser. Edges and gradients look slightly
          different. Filters, blend modes, iframes and fonts that your code loads can look very different.
        </li>
        <li>Your browser encodes the video, so you can’t set a CRF, and some browsers can’t encode H.264.</li>
        <li>A GIF has at most 256 colors per frame, and transparent areas become white.</li>
      </ul>
      <p>
        For full quality, download the project and <Link to="/docs/render">render it</Link>.
      </p>
    </details>
  );
}
