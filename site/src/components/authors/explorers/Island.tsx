import {type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useInitialQuery} from '@site/src/components/player/useInitialQuery';
import {useVisibility} from '@site/src/components/player/useVisibility';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';
import {KeyQueue} from './KeyQueue.ts';
import styles from './Explorer.module.css';
import {mountLive} from './mountLive.tsx';

type Props = {
  /** Its query parameter, which also makes its IDs unique on the page. */
  readonly name: string;
  /** The server-rendered HTML. Empty in the browser, which already has it in the page. */
  readonly markup: string | undefined;
  /** Loads the interactive component. */
  readonly load: () => Promise<ComponentType>;
};

/** The height of an explorer in the column of a page, in pixels. */
const usualHeight = 1200;

const failure = 'The explorer didn’t load. Check your connection, then try again.';

/** The last height of each explorer, which is reserved when a page is opened again or when the reader goes back. */
const heights = new Map<string, number>();

/** Always the same object, so that React doesn't touch the server-rendered HTML. */
const unchangedHtml = {__html: ''};

/**
 * A part of a page that is rendered on the server and hydrated when it's near the viewport, when the reader interacts
 * with it, or when the URL refers to it. No script is loaded before that, and without JavaScript it stays static. If
 * the reader wants to save data, it isn't hydrated near the viewport.
 */
export function Island({name, markup, load}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [keys] = useState(() => new KeyQueue());
  const {near} = useVisibility(box);
  const [touched, setTouched] = useState(false);
  const isInUrl = new URLSearchParams(useInitialQuery()).has(name);
  // After a client-side navigation, the page doesn't contain the server-rendered HTML.
  const [empty, setEmpty] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    setEmpty(element?.hasChildNodes() === false);
    return () => void heights.set(name, element?.offsetHeight ?? usualHeight);
  }, [name]);
  const requested = touched || isInUrl;
  const isSavingData = !requested && (near || empty) && prefersReducedData();
  const {loaded: Live, error, retry} = useLazyLoad(requested || ((near || empty) && !isSavingData), load, failure);
  useEffect(() => {
    const element = box.current;
    if (!Live || !element) {
      return undefined;
    }
    let request = 0;
    const stopReserving = (): void => {
      if (element.firstElementChild?.hasChildNodes()) {
        setEmpty(false);
      } else {
        request = requestAnimationFrame(stopReserving);
      }
    };
    const unmount = mountLive(element, name, Live, () => void keys.replay());
    stopReserving();
    return () => {
      cancelAnimationFrame(request);
      unmount();
    };
  }, [Live, name, keys]);
  return (
    <>
      {/* Next to the explorer, because every interaction with the explorer itself loads it. */}
      {isSavingData && (
        <p className={styles.placeholder}>
          Not loaded, to save data. <SmallButton onClick={() => root.current?.focus()}>Load explorer</SmallButton>
        </p>
      )}
      <div
        ref={root}
        // Takes over the focus from the button that is removed.
        tabIndex={-1}
        onFocus={() => setTouched(true)}
        onPointerDown={() => setTouched(true)}
        onKeyDown={({nativeEvent}) => keys.add(nativeEvent)}
      >
        {error !== undefined && (
          <p className={styles.notice} role="alert">
            {error} <SmallButton onClick={retry}>Try again</SmallButton>
          </p>
        )}
        <div
          ref={box}
          style={empty && !isSavingData ? {minHeight: heights.get(name) ?? usualHeight} : undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={markup === undefined ? unchangedHtml : {__html: markup}}
        />
      </div>
    </>
  );
}
