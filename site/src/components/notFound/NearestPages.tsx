import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {getSearchPagePath} from '../search/getSearchPagePath.ts';
import {Section} from '../ui/Section/Section.tsx';
import styles from './NearestPages.module.css';
import {explainMissingPage} from './explainMissingPage.ts';
import {type ListedPage, findNearestPages, getPathWords} from './findNearestPages.ts';
import {readListedPages} from './readListedPages.ts';

/**
 * Explains URLs from the documentation of other versions, and suggests the pages with the most similar URLs, based on a
 * list of all pages that only this component loads.
 */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const [listed, setListed] = useState<readonly ListedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    void readListedPages().then((all) => isCurrent && setListed(all));
    return () => void (isCurrent = false);
  }, []);

  const pages = listed && findNearestPages(pathname, listed);
  const words = getPathWords(pathname).join(' ');
  const missing = explainMissingPage(pathname);
  return (
    <div aria-live="polite">
      {pages && missing && (
        <Section title="This URL may belong to another version" lead={`${missing.message} ${missing.fix}`}>
          <ul className={styles.pages}>
            <PageLink
              path={missing.link}
              title={listed?.find(({path}) => path === missing.link)?.title ?? 'Read more'}
            />
          </ul>
        </Section>
      )}
      {pages && (
        <Section title={pages.length > 0 ? 'Were you looking for one of these?' : 'Try the search'}>
          <ul className={styles.pages}>
            {pages.map(({path, title}) => (
              <PageLink key={path} path={path} title={title} />
            ))}
            <li>
              <Link to={getSearchPagePath(words)}>{words ? `Search for “${words}”` : 'Search'}</Link>
            </li>
          </ul>
        </Section>
      )}
    </div>
  );
}

function PageLink({path, title}: ListedPage): ReactNode {
  return (
    <li>
      <Link to={path}>{title}</Link>
      <span className={styles.path}>{path}</span>
    </li>
  );
}
