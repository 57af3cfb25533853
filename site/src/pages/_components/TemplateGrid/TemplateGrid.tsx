import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section/Section';
import {templates} from '@site/src/data/templates';
import styles from './TemplateGrid.module.css';

/** The starter templates, each with a link to what it contains. */
export const TemplateGrid = (): ReactNode => (
  <Section
    title="Nine ways to begin"
    lead={
      <>
        The project creator asks for a template. Seven come from the core team, two from the community, as of 2022.{' '}
        <Link to="/docs/templates">Compare them</Link>.
      </>
    }
    heading="above"
  >
    <ul className={styles.grid}>
      {templates.map(({name, anchor, purpose, community}) => (
        <li className={styles.tile} key={anchor}>
          <Link className={styles.name} to={`/docs/templates#${anchor}`}>
            {name}
          </Link>
          <p className={styles.purpose}>{purpose}</p>
          {community && <p className={styles.community}>From the community</p>}
        </li>
      ))}
    </ul>
  </Section>
);
