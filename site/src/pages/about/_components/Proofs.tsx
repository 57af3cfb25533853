import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Prose} from '@site/src/components/ui/Prose/Prose';

/** What is checked before a page of this site appears. */
export const Proofs = (): ReactNode => (
  <Prose>
    <h3>The reference is read from the packages</h3>
    <p>
      Nobody types a type or a default by hand. A page such as <Link to="/docs/interpolate">interpolate()</Link> names
      an export; the build looks it up in the installed package and writes its types, defaults and versions.
    </p>
    <h3>The samples compile</h3>
    <p>
      Each sample of the documentation is a complete file. TypeScript checks it in strict mode, against the same
      packages. Pitfalls have to fail with the error that they name.
    </p>
    <h3>The videos are what their code draws</h3>
    <p>
      The file beside a video is the one that runs. Its still picture comes from Remotion’s own renderer. A test plays
      each video in the built site and compares frames with those of the renderer; the{' '}
      <Link to="/showcase/">showcase</Link> has the most beautiful ones.
    </p>
    <h3>The search is our own</h3>
    <p>
      It comes with the site, ranks the exact name first, and asks no third party unless whoever runs the site chooses
      one.
    </p>
    <h3>The work of others is named</h3>
    <p>
      The packages of which these pages hold a part are listed from what the bundlers have put into them, with{' '}
      <a href="/third-party-licences.txt">their licences</a>. One that the site may not pass on stops the build.
    </p>
    <h3>Nothing leads nowhere</h3>
    <p>Every link and every anchor inside the site is followed when it is built.</p>
  </Prose>
);
