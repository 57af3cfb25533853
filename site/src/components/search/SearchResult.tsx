import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {allLevels, type SearchHit} from '../../../../packages/search/contract.ts';
import {Highlight} from './Highlight.tsx';
import styles from './SearchResult.module.css';

type Props = {
  readonly hit: SearchHit;
  /** The location of the hit: a path on this site or an absolute URL. */
  readonly to: string;
};

/** A hit on the search page: its heading, its hierarchy, and the matching text. */
export function SearchResult({hit, to}: Props): ReactNode {
  const {hierarchy, content} = hit._highlightResult;
  const titles = allLevels.flatMap((level) => hierarchy[level]?.value ?? []);
  // The whole paragraph, because there's room for more than the ten words of a snippet.
  const text = content?.value ?? hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={to}>
          <Highlight value={titles.at(-1) ?? to} />
        </Link>
      </h2>
      {titles.length > 1 && (
        <p className={styles.path}>
          {titles.slice(0, -1).map((title, index) => (
            <span key={index}>
              <Highlight value={title} />
            </span>
          ))}
        </p>
      )}
      {text && (
        <p className={styles.text}>
          <Highlight value={text} />
        </p>
      )}
    </li>
  );
}
