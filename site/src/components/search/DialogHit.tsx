import Link from '@docusaurus/Link';
import type {DocSearchProps} from '@docsearch/react';
import type {ReactNode} from 'react';
import {readHighlight} from './readHighlight';

export type Hit = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0]['hit'];

interface Props {
  readonly hit: Hit;
  readonly children: ReactNode;
  /** Called when the hit is opened with the mouse. */
  readonly onSelect: (hit: Hit) => void;
}

/**
 * A hit of the dialog. The link lies over its text instead of around it, because the text may hold buttons, which must
 * not stand in a link.
 */
export const DialogHit = ({hit, children, onSelect}: Props): ReactNode => (
  <div className="search-hit">
    <Link className="search-hit__link" to={hit.url} aria-label={titleOf(hit)} onClick={() => onSelect(hit)} />
    {children}
  </div>
);

const titleOf = ({type, hierarchy, content}: Hit): string => {
  const title = type === 'content' ? content : hierarchy[type];
  const page = type === 'lvl1' ? '' : `, ${hierarchy.lvl1}`;
  return readHighlight(`${title ?? ''}${page}`)
    .map(({text}) => text)
    .join('');
};
