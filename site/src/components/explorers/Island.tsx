import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import {useArrivalQuery} from '@site/src/components/player/useArrivalQuery';
import {useVisibility} from '@site/src/components/player/useVisibility';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
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

const failure = 'What makes this explorer work could not be loaded. Check the connection.';

/** Stays the same object, so that React leaves what the server drew. */
const kept = {__html: ''};

/**
 * A part of a page that is drawn on the server and comes to life near the view, when it is touched, or when the
 * address speaks of it. Until then no script of it is loaded; without scripts it stays as it was drawn.
 */
export const Island = ({name, markup, load}: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const {near} = useVisibility(box);
  const [touched, setTouched] = useState(false);
  const addressed = new URLSearchParams(useArrivalQuery()).has(name);
  const {part: Live, error, retry} = useLazyPart(near || touched || addressed, load, failure);
  useEffect(() => (Live && box.current ? mountLive(box.current, name, Live) : undefined), [Live, name]);
  return (
    <div onFocus={() => setTouched(true)} onPointerDown={() => setTouched(true)}>
      {error !== undefined && (
        <p className={styles.notice} role="alert">
          {error} <SmallButton onClick={retry}>Try again</SmallButton>
        </p>
      )}
      <div
        ref={box}
        suppressHydrationWarning
        dangerouslySetInnerHTML={markup === undefined ? kept : {__html: markup}}
      />
    </div>
  );
};
