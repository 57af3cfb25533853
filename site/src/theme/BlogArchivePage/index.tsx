import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import styles from './styles.module.css';

/** All posts by year, newest first. Custom because the stock page shows its title twice and starts with January. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const posts = [...blogPosts].sort((one, other) => (one.metadata.date < other.metadata.date ? 1 : -1));
  const years = [...new Set(posts.map(({metadata}) => getYear(metadata.date)))];
  const count = `${posts.length} ${posts.length === 1 ? 'post' : 'posts'}, by year.`;
  return (
    <>
      <PageMetadata title="Archive" description={count} />
      <Layout>
        <main>
          <PageHeader title="Archive" lead={count} />
          <div className={styles.years}>
            {years.map((year) => (
              <section key={year} className={styles.year} aria-labelledby={year}>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <ul>
                  {posts
                    .filter(({metadata}) => getYear(metadata.date) === year)
                    .map(({metadata: {permalink, date, title}}) => (
                      <li key={permalink}>
                        <time dateTime={date}>{getDay(date)}</time>
                        <Link to={permalink}>{title}</Link>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}

function getYear(date: string): string {
  return date.slice(0, 4);
}

/** Post dates are days without a time zone. */
function getDay(date: string): string {
  return new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'}).format(new Date(date));
}
