import {type ReactNode, useState} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import {useMayAutoplay} from '@site/src/components/player/useMayAutoplay';
import type {ShowcaseExample} from '@site/src/data/showcase/ShowcaseItem';
import {EntryFacts} from './EntryFacts.tsx';
import {EntryPreview} from './EntryPreview.tsx';
import styles from './ShowcaseGrid.module.css';

/** An example in the list, which plays while you point at it or focus it. Its link opens the dialog. */
export function EntryCard({item}: {readonly item: ShowcaseExample}): ReactNode {
  const {name, title, description, demo} = item;
  const mayPlay = useMayAutoplay() && demo.durationInFrames > 1 && demo.loads === 'near';
  const [isPreviewing, setPreviewing] = useState(false);
  const stop = (): void => setPreviewing(false);
  return (
    <li
      className={styles.card}
      id={name}
      // A tap opens the example, so it needs no preview.
      onPointerEnter={({pointerType}) => setPreviewing(mayPlay && pointerType === 'mouse')}
      onPointerLeave={stop}
      onFocus={({target}) => setPreviewing(mayPlay && target.matches(':focus-visible'))}
      onBlur={stop}
      onClick={stop}
    >
      <div className={styles.picture}>
        <div className={styles.crop} style={{'--ratio': demo.width / demo.height} as React.CSSProperties}>
          <img
            src={demo.poster}
            alt={demo.alt}
            width={demo.width}
            height={demo.height}
            loading="lazy"
            decoding="async"
          />
          {isPreviewing && <EntryPreview facts={demo} />}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.open} href={`#${name}`}>
            {title}
            <span className={`${styles.play} needs-script`}>
              <Icon name="play" />
            </span>
          </a>
        </h3>
        <p className={styles.description}>{description}</p>
        <EntryFacts item={item} />
      </div>
    </li>
  );
}
