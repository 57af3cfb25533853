import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {tools} from '@site/src/data/tools';

type Props = {
  readonly onClose: () => void;
};

const popularPages = [
  {label: 'The fundamentals', to: '/docs/the-fundamentals'},
  {label: 'interpolate()', to: '/docs/interpolate'},
  {label: 'spring()', to: '/docs/spring'},
  {label: '<Sequence>', to: '/docs/sequence'},
  {label: 'Render your video', to: '/docs/render'},
  {label: 'renderMedia()', to: '/docs/renderer/render-media'},
  {label: '<Player>', to: '/docs/player/api'},
  {label: 'Lambda', to: '/docs/lambda'},
] as const;

/** Popular pages and tools, for readers who haven't typed anything yet. */
export function StartHelp({onClose}: Props): ReactNode {
  return (
    <>
      <LinkList title="Popular pages" links={popularPages} onClose={onClose} />
      <LinkList title="Tools" links={tools} onClose={onClose} />
      <p className="search-help__text">The search works in English, and knows common terms in five other languages.</p>
    </>
  );
}

type LinkListProps = Props & {
  readonly title: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
};

function LinkList({title, links, onClose}: LinkListProps): ReactNode {
  return (
    <section>
      <h2 className="search-help__title">{title}</h2>
      <ul className="search-help__links" aria-label={title}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
