import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
  readonly onClose: () => void;
};

/** Links in the search dialog, which close it. */
export function LinkList({title, links, onClose}: Props): ReactNode {
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
