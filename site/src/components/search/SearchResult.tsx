import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {LEVELS, type SearchHit} from '../../../../search/contract';
import {Highlight} from './Highlight';
import styles from './SearchResult.module.css';

interface Props {
  readonly hit: SearchHit;
  /** Where the hit is, as a path on this site or a whole address. */
  readonly to: string;
}

/** A hit on the search page: its heading, the way to it, and the text that matches. */
export const SearchResult = ({hit, to}: Props): ReactNode => {
  const {hierarchy, content} = hit._highlightResult;
  const titles = LEVELS.flatMap((level) => hierarchy[level]?.value ?? []);
  const text = hit._snippetResult?.content?.value ?? content?.value;
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
};
