import {type ReactNode, useLayoutEffect, useState} from 'react';
import {applyTags} from './applyTags.ts';
import {listTags, type Tag} from './listTags.ts';

type Props = {
  readonly children?: ReactNode;
};

/** The tags of all mounted components, by the order in which they were rendered first, which is from outer to inner. */
const mounted = new Map<number, readonly Tag[]>();
let nextOrder = 0;
let isQueued = false;

/** Adds its children to the head of the page, where those of inner components replace those of outer ones. */
export function Helmet({children}: Props): ReactNode {
  const [order] = useState(() => nextOrder++);
  useLayoutEffect(() => {
    mounted.set(order, listTags(children));
    queueUpdate();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      mounted.delete(order);
      queueUpdate();
    },
    [order],
  );
  return null;
}

/** Docusaurus renders it around the app. Browsers only have one page, so there is nothing to provide. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/** Waits until React has mounted and unmounted all components of a page. */
function queueUpdate(): void {
  if (isQueued) {
    return;
  }
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    applyTags([...mounted].sort(([one], [other]) => one - other).map(([, tags]) => tags));
  });
}
