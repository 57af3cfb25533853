import {Fragment, type ReactNode, useSyncExternalStore} from 'react';
import {dailyOrder} from '@site/src/data/dailyOrder';

interface Props<T> {
  readonly className?: string;
  /** In the order of the first of January 1970, and of readers without scripts. */
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Draws an item as an `<li>`, or nothing of it. */
  readonly children: (item: T) => ReactNode;
}

/**
 * A list that begins with another item each day, at midnight UTC. The page is built once: a script behind the list
 * brings its items into the order of the day while the browser still reads the page, so nothing is ever seen in
 * another order, and React takes over the items in the order in which it finds them.
 */
export const DailyList = <T,>({className, items, keyOf, children}: Props<T>): ReactNode => {
  const day = useSyncExternalStore(never, today, dayOfPage);
  const hydrating = useSyncExternalStore(never, no, yes);
  const ordered = day === undefined ? items : dailyOrder(items, day);
  return (
    <>
      <ul className={className} data-daily-list={items.length} suppressHydrationWarning>
        {ordered.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </ul>
      {/* Only where it runs: scripts that React adds later do not. */}
      {hydrating && <script dangerouslySetInnerHTML={{__html: turnList}} />}
    </>
  );
};

const selector = '[data-daily-list]';

/** Does what `dailyOrder` does, in the page, and leaves the day for `dayOfPage`. */
const turnList = `(function (list, day) {
  list.dataset.day = day;
  for (var turn = (Date.parse(day) / 864e5) % list.children.length; turn > 0; turn--) list.append(list.firstElementChild);
})(document.querySelector('${selector}'), new Date().toISOString().slice(0, 10));`;

const never = (): (() => void) => () => undefined;
const no = (): boolean => false;
const yes = (): boolean => true;
const today = (): string => new Date().toISOString().slice(0, 10);

/** While the page is built there is no day; while it is hydrated, it is the one of its script. */
const dayOfPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>(selector)?.dataset.day;
