import Link from '@docusaurus/Link';
import bars from '@generated/site-demos/default/bars.json';
import type {ReactNode} from 'react';
import {LiveDemo} from '@site/src/components/marketing/LiveDemo/LiveDemo';
import type {PageDemo} from '@site/src/components/marketing/LiveDemo/PageDemo';
import {Section} from '@site/src/components/ui/Section/Section';
import styles from './AnnotatedDemo.module.css';

/** A component next to its video. Point at an explanation to highlight the line that it explains. */
export function AnnotatedDemo(): ReactNode {
  return (
    <Section
      title="This code is this video"
      lead="Remotion renders the component once per frame. Edit the code to see what changes."
      heading="above"
    >
      <div className={styles.demo}>
        <LiveDemo demo={withMarkedLines(bars)} code="side" />
        <ol className={styles.notes}>
          {notes.map(({call, to, text}) => (
            <li key={call}>
              <Link to={to}>
                <code>{call}</code>
              </Link>{' '}
              {text}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** `line` is the beginning of the explained line. */
const notes = [
  {
    call: 'useCurrentFrame()',
    line: 'const frame',
    to: '/docs/use-current-frame',
    text: 'returns the current frame. Everything else is derived from it.',
  },
  {
    call: 'spring()',
    line: 'const grown',
    to: '/docs/spring',
    text: 'makes each bar overshoot and settle.',
  },
  {
    call: '<svg>',
    line: '<svg',
    to: '/docs/the-fundamentals',
    text: 'is the result. HTML, canvas and WebGL work, too.',
  },
] as const;

/** Wraps each explained line in an element with the class of highlighted lines and the number of its explanation. */
function withMarkedLines({facts, code}: PageDemo): PageDemo {
  const lines = code.html.split('\n').map((html) => {
    const text = html.replaceAll(/<[^>]+>/g, '').replaceAll('&lt;', '<');
    const index = notes.findIndex(({line}) => text.trimStart().startsWith(line));
    return index === -1 ? `${html}\n` : `<span class="hl" data-note="${index + 1}">${html}\n</span>`;
  });
  return {facts, code: {...code, html: lines.join('').trimEnd()}};
}
