import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';
import {LinkRow} from '@site/src/components/ui/LinkRow/LinkRow';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {linkKinds} from '@site/src/data/showcase/linkKinds';
import styles from './ProjectCards.module.css';

type Props = {
  readonly projects: readonly ShowcaseItem[];
  /** `row` displays short cards in one row, which scrolls if it doesn't fit. Default: `grid`. */
  readonly layout?: 'grid' | 'row';
};

/** Projects made with Remotion, each with a cover in `static/img/showcase`. */
export function ProjectCards({projects, layout = 'grid'}: Props): ReactNode {
  return (
    <ul className={styles[layout]}>
      {projects.map((project) => (
        <ProjectCard key={project.name} project={project} layout={layout} />
      ))}
    </ul>
  );
}

function ProjectCard({project, layout}: {readonly project: ShowcaseItem} & Required<Pick<Props, 'layout'>>): ReactNode {
  const {name, title, description, by, quote, links = {}} = project;
  const kinds = (Object.keys(linkKinds) as (keyof typeof linkKinds)[]).filter((kind) => links[kind] !== undefined);
  const target = links[kinds[0] ?? 'website'];
  const isExternal = target !== undefined && !isInternalUrl(target);
  return (
    <li className={styles.card} id={name}>
      <img className={styles.cover} src={`/img/showcase/${name}.svg`} alt="" width={640} height={360} loading="lazy" />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link className={styles.open} to={target}>
            {title}
            {isExternal && <IconExternalLink />}
          </Link>
        </h3>
        {by !== title && <p className={styles.by}>{by}</p>}
        {quote && (
          <blockquote className={styles.quote}>
            <p>“{quote.text}”</p>
            <footer>{quote.by}</footer>
          </blockquote>
        )}
        {!(quote && layout === 'row') && <p className={styles.description}>{description}</p>}
        {layout === 'grid' && (
          <LinkRow
            links={kinds.map((kind) => ({
              label: linkKinds[kind],
              href: links[kind] ?? '',
              about: `${linkKinds[kind]}: ${title}`,
            }))}
          />
        )}
      </div>
    </li>
  );
}
