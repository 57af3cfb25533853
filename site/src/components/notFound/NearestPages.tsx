import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {searchPagePath} from '../search/searchPagePath';
import {Section} from '../ui/Section/Section';
import styles from './NearestPages.module.css';
import {type ListedPage, nearestPages, wordsOf} from './nearestPages';

/** The pages that a wrong address is most like, found in a list of all pages that only this part loads. */
export const NearestPages = (): ReactNode => {
  const {pathname} = useLocation();
  const [pages, setPages] = useState<readonly ListedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    void readPages().then((listed) => isCurrent && setPages(nearestPages(pathname, listed)));
    return () => void (isCurrent = false);
  }, [pathname]);

  const words = wordsOf(pathname).join(' ');
  return (
    <div aria-live="polite">
      {pages && (
        <Section title={pages.length > 0 ? 'Perhaps you meant' : 'Nothing here is called like that'}>
          <ul className={styles.pages}>
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                <span className={styles.path}>{path}</span>
              </li>
            ))}
            <li>
              <Link to={searchPagePath(words)}>{words ? `Search for “${words}”` : 'Search'}</Link>
            </li>
          </ul>
        </Section>
      )}
    </div>
  );
};

/** An empty list when it can't be had: the search still helps. */
const readPages = async (): Promise<readonly ListedPage[]> => {
  try {
    const response = await fetch('/pages.json');
    return response.ok ? ((await response.json()) as readonly ListedPage[]) : [];
  } catch {
    return [];
  }
};
