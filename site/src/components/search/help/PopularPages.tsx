import type {ReactNode} from 'react';
import {LinkList} from './LinkList.tsx';

type Props = {
  readonly onClose: () => void;
};

const popularPages = [
  {label: 'The fundamentals', to: '/docs/the-fundamentals'},
  {label: 'interpolate()', to: '/docs/interpolate'},
  {label: 'spring()', to: '/docs/spring'},
  {label: '<Sequence>', to: '/docs/sequence'},
  {label: 'Render your video', to: '/docs/render'},
  {label: 'renderMedia()', to: '/docs/renderer/render-media'},
  {label: '<Player>', to: '/docs/player/api'},
  {label: 'Lambda', to: '/docs/lambda'},
] as const;

/** Popular pages, shown before the reader types and if there are no results. */
export function PopularPages({onClose}: Props): ReactNode {
  return <LinkList title="Popular pages" links={popularPages} onClose={onClose} />;
}
