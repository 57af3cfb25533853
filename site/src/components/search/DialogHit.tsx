import Link from '@docusaurus/Link';
import type {DocSearchProps} from '@docsearch/react';
import type {ReactNode} from 'react';
import {getKind} from './getKind.ts';
import {toPlainText} from './toPlainText.ts';

export type Hit = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0]['hit'];

type Props = {
  readonly hit: Hit;
  readonly children: ReactNode;
  /** Called when the hit is opened with the mouse. */
  readonly onSelect: (hit: Hit) => void;
};

/**
 * A hit in the dialog, with its kind and section. The link covers the text instead of containing it, because the text
 * may contain buttons, which aren't allowed inside a link.
 */
export function DialogHit({hit, children, onSelect}: Props): ReactNode {
  // Recent searches are a list of names.
  const isFound = '_highlightResult' in hit;
  const kind = isFound ? getKind(hit) : '';
  const section = isFound ? getSection(hit) : '';
  return (
    <div className="search-hit">
      <Link
        className="search-hit__link"
        to={hit.url}
        aria-label={[getTitle(hit), section, kind].filter(Boolean).join(', ')}
        onClick={() => onSelect(hit)}
        // For the preview.
        data-text={hit.type === 'content' && hit.content ? toPlainText(hit.content) : undefined}
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
}

function getTitle({type, hierarchy, content}: Hit): string {
  const title = type === 'content' ? content : hierarchy[type];
  const page = type === 'lvl1' ? '' : `, ${hierarchy.lvl1}`;
  return toPlainText(`${title ?? ''}${page}`);
}

/** Returns the nearest heading above a hit, or the section of the site for a page and its main headings. */
function getSection({type, hierarchy}: Hit): string {
  const titles = [hierarchy.lvl0, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const above = type === 'content' ? titles : titles.filter((title) => title !== hierarchy[type]);
  return toPlainText(above.filter(Boolean).at(-1) ?? '');
}
