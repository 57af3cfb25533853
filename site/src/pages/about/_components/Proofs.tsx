import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Prose} from '@site/src/components/ui/Prose/Prose';

/** What is checked before a page of this site is published, and what isn't. */
export function Proofs(): ReactNode {
  return (
    <Prose>
      <h3>Types and signatures come from the packages</h3>
      <p>
        The types, defaults and versions on reference pages, such as <Link to="/docs/interpolate">interpolate()</Link>,
        come straight from the installed packages. Explanations are written by hand, so they can contain mistakes. If
        you find one, use the link at the bottom of the page to edit it.
      </p>
      <h3>Code samples compile</h3>
      <p>
        TypeScript checks every TypeScript and JavaScript sample against the same packages. If a sample shows a mistake
        on purpose, it has to fail with the error it describes.
      </p>
      <h3>Demos run the code they show</h3>
      <p>
        The code next to a video is the code that plays it. Automated tests also compare frames in the Player with
        frames from Remotion’s renderer. You can find many of these demos in the <Link to="/showcase/">showcase</Link>.
      </p>
      <h3>Search respects your privacy</h3>
      <p>By default, the search runs on this site itself and sends nothing to a third party.</p>
      <h3>Open source is credited</h3>
      <p>
        The site lists the npm packages it includes together with <a href="/third-party-licenses.txt">their licenses</a>
        . The build fails if a license isn’t allowed.
      </p>
      <h3>No dead links</h3>
      <p>The build follows every internal link and anchor.</p>
    </Prose>
  );
}
