import {type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useArrivalQuery} from '@site/src/components/player/useArrivalQuery';
import {useVisibility} from '@site/src/components/player/useVisibility';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
import {sparesData} from '@site/src/components/ui/sparesData';
import {EarlyKeys} from './EarlyKeys';
import styles from './Explorer.module.css';
import {mountLive} from './mountLive';

interface Props {
  /** Its name in the address, which also keeps its ids apart from all others of the page. */
  readonly name: string;
  /** What the server drew; nothing in a browser, which has it in the page. */
  readonly markup: string | undefined;
  /** Loads the component that works. */
  readonly load: () => Promise<ComponentType>;
}

/** Of an explorer in the column of a page, in pixels. */
const usualHeight = 1200;

const failure = 'What makes this explorer work could not be loaded. Check the connection.';

/** How high each was when it was left: pages that are opened anew, or gone back to, keep the place free. */
const heights = new Map<string, number>();

/** Stays the same object, so that React leaves what the server drew. */
const kept = {__html: ''};

/**
 * A part of a page that is drawn on the server and comes to life near the view, when it is touched, or when the
 * address speaks of it. Until then no script of it is loaded; without scripts it stays as it was drawn. Where data are
 * to be spared, being near is not enough.
 */
export const Island = ({name, markup, load}: Props): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [keys] = useState(() => new EarlyKeys());
  const {near} = useVisibility(box);
  const [touched, setTouched] = useState(false);
  const addressed = new URLSearchParams(useArrivalQuery()).has(name);
  // A page that is opened from another one comes without what the server drew.
  const [empty, setEmpty] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    setEmpty(element?.hasChildNodes() === false);
    return () => void heights.set(name, element?.offsetHeight ?? usualHeight);
  }, [name]);
  const asked = touched || addressed;
  const isHeldBack = !asked && (near || empty) && sparesData();
  const {part: Live, error, retry} = useLazyPart(asked || ((near || empty) && !isHeldBack), load, failure);
  useEffect(() => {
    const element = box.current;
    if (!Live || !element) return undefined;
    let request = 0;
    const giveUpPlace = (): void => {
      if (element.hasChildNodes()) setEmpty(false);
      else request = requestAnimationFrame(giveUpPlace);
    };
    const unmount = mountLive(element, name, Live, () => void keys.replay());
    giveUpPlace();
    return () => {
      cancelAnimationFrame(request);
      unmount();
    };
  }, [Live, name, keys]);
  return (
    <>
      {/* Beside the part, which takes each touch for the wish to load it. */}
      {isHeldBack && (
        <p className={styles.heldBack}>
          Not loaded yet, to spare your data.{' '}
          <SmallButton onClick={() => place.current?.focus()}>Load the explorer</SmallButton>
        </p>
      )}
      <div
        ref={place}
        // Takes the focus from the button that goes away.
        tabIndex={-1}
        onFocus={() => setTouched(true)}
        onPointerDown={() => setTouched(true)}
        onKeyDown={({nativeEvent}) => keys.keep(nativeEvent)}
      >
        {error !== undefined && (
          <p className={styles.notice} role="alert">
            {error} <SmallButton onClick={retry}>Try again</SmallButton>
          </p>
        )}
        <div
          ref={box}
          style={empty && !isHeldBack ? {minHeight: heights.get(name) ?? usualHeight} : undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={markup === undefined ? kept : {__html: markup}}
        />
      </div>
    </>
  );
};
