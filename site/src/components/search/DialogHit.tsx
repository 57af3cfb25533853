import Link from '@docusaurus/Link';
import type {DocSearchProps} from '@docsearch/react';
import type {ReactNode} from 'react';
import {kindOf} from './kindOf';
import {plainText} from './plainText';

export type Hit = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0]['hit'];

interface Props {
  readonly hit: Hit;
  readonly children: ReactNode;
  /** Called when the hit is opened with the mouse. */
  readonly onSelect: (hit: Hit) => void;
}

/**
 * A hit of the dialog, with what kind of place it is and the section that it stands in. The link lies over its text
 * instead of around it, because the text may hold buttons, which must not stand in a link.
 */
export const DialogHit = ({hit, children, onSelect}: Props): ReactNode => {
  // What was searched before is a list of names.
  const isFound = '_highlightResult' in hit;
  const kind = isFound ? kindOf(hit) : '';
  const section = isFound ? sectionOf(hit) : '';
  return (
    <div className="search-hit">
      <Link
        className="search-hit__link"
        to={hit.url}
        aria-label={[titleOf(hit), section, kind].filter(Boolean).join(', ')}
        onClick={() => onSelect(hit)}
      />
      {children}
      {isFound && (
        <span className="search-hit__facts" aria-hidden="true">
          <span className="search-hit__kind">{kind}</span>
          <span className="search-hit__section">{section}</span>
        </span>
      )}
    </div>
  );
};

const titleOf = ({type, hierarchy, content}: Hit): string => {
  const title = type === 'content' ? content : hierarchy[type];
  const page = type === 'lvl1' ? '' : `, ${hierarchy.lvl1}`;
  return plainText(`${title ?? ''}${page}`);
};

/** The nearest heading above a hit; for a page and its main parts, the section of the site. */
const sectionOf = ({type, hierarchy}: Hit): string => {
  const titles = [hierarchy.lvl0, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const above = type === 'content' ? titles : titles.filter((title) => title !== hierarchy[type]);
  return plainText(above.filter(Boolean).at(-1) ?? '');
};
