import {Fragment, type ReactNode, useSyncExternalStore} from 'react';
import {subscribeToNothing} from '@site/src/components/ui/subscribeToNothing';
import {useIsHydrated} from '@site/src/components/ui/useIsHydrated';
import {sortByDay} from '@site/src/data/sortByDay';

type Props<T> = {
  readonly className?: string;
  /** In the order for January 1, 1970, which readers without JavaScript see. */
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  /** Renders an item as an `<li>`, or returns null to hide it. */
  readonly children: (item: T) => ReactNode;
};

/**
 * A list that starts with a different item each day, at midnight UTC. The page is built only once, so a script after
 * the list sorts its items while the browser is still parsing the page. Readers never see another order, and React
 * hydrates the items in the order that it finds.
 */
export function DailyList<T>({className, items, getKey, children}: Props<T>): ReactNode {
  const day = useSyncExternalStore(subscribeToNothing, getToday, getDayOfPage);
  const isHydrated = useIsHydrated();
  const ordered = day === undefined ? items : sortByDay(items, day);
  return (
    <>
      <ul className={className} data-daily-list={items.length} suppressHydrationWarning>
        {ordered.map((item) => (
          <Fragment key={getKey(item)}>{children(item)}</Fragment>
        ))}
      </ul>
      {/* Only present if it runs, because browsers don't run scripts that React adds later. */}
      {!isHydrated && <script dangerouslySetInnerHTML={{__html: turnList}} />}
    </>
  );
}

const selector = '[data-daily-list]';

/** Does the same as `sortByDay` in the page, and stores the day for `getDayOfPage`. */
const turnList = `(function (list, day) {
  list.dataset.day = day;
  for (var turn = (Date.parse(day) / 864e5) % list.children.length; turn > 0; turn--) list.append(list.firstElementChild);
})(document.querySelector('${selector}'), new Date().toISOString().slice(0, 10));`;

function getToday(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Returns undefined during the build, and the day that the page's script used during hydration. */
function getDayOfPage(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>(selector)?.dataset.day;
}
