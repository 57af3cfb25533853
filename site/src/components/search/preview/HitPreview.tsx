import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {type Preview, readPreview} from './readPreview.ts';
import './preview.css';
import {type ChosenHit, useChosenHit} from './useChosenHit.ts';
import {useMediaQuery} from './useMediaQuery.ts';

type Props = {
  /** The element that contains the dialog. */
  readonly dialog: RefObject<HTMLElement | null>;
};

/** How long a hit has to be chosen before its page is requested. */
const delayMs = 120;

/** At this size, there is enough room next to the dialog. */
const wide = '(min-width: 1240px) and (min-height: 500px)';

/**
 * Shows the beginning of the page that the chosen hit leads to, or the table row that was found. It is hidden from
 * screen readers, because the hit says the same in words.
 */
export function HitPreview({dialog}: Props): ReactNode {
  const hit = useChosenHit(dialog);
  const isWide = useMediaQuery(wide);
  const preview = usePreview(isWide ? hit : undefined);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.replaceChildren(...(preview?.paragraphs ?? [])), [preview]);
  if (!preview) {
    return null;
  }
  const {page, section, poster} = preview;
  return (
    <div className="search-preview" aria-hidden="true" inert>
      {section !== undefined && <p className="search-preview__page">{page}</p>}
      <p className="search-preview__title">{section ?? page}</p>
      {poster !== undefined && <img className="search-preview__image" src={poster} alt="" />}
      <div ref={body} />
    </div>
  );
}

/** The newest preview that has loaded. The previous one stays until then, so nothing flickers. */
function usePreview(hit: ChosenHit | undefined): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Preview | undefined): void => {
      if (isCurrent) {
        setPreview(next);
      }
    };
    // If the page doesn't load, there is no preview. Opening the page shows the reason.
    const load = (): void =>
      void (hit ? readPreview(hit.url, hit.text) : Promise.resolve(undefined)).catch(() => undefined).then(show);
    const timer = setTimeout(load, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [hit]);
  return preview;
}
