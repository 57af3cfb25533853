import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {type Preview, readPreview} from './readPreview';
import './preview.css';
import {useChosenUrl} from './useChosenUrl';
import {useMediaQuery} from './useMediaQuery';

interface Props {
  /** What holds the dialog. */
  readonly dialog: RefObject<HTMLElement | null>;
}

/** Milliseconds for which a hit stays chosen before its page is asked for. */
const settled = 120;

/** From here on there is room beside the dialog. */
const wide = '(min-width: 1240px) and (min-height: 500px)';

/** Shows the place that the chosen hit leads to beside the dialog, for the eye alone: the hit says the same in words. */
export const HitPreview = ({dialog}: Props): ReactNode => {
  const url = useChosenUrl(dialog);
  const isWide = useMediaQuery(wide);
  const preview = usePreview(isWide ? url : undefined);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.replaceChildren(...(preview?.nodes ?? [])), [preview]);
  if (!preview) return null;
  return (
    <div className="search-preview" aria-hidden="true" inert>
      <p className="search-preview__page">{preview.page}</p>
      <div className="search-preview__part markdown" ref={body} />
    </div>
  );
};

/** The newest preview that could be had; the one before stays until then, so that nothing flickers. */
const usePreview = (url: string | undefined): Preview | undefined => {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Preview | undefined): void => {
      if (isCurrent) setPreview(next);
    };
    // A page that can't be had has no preview; opening it says why.
    const load = (): void =>
      void (url ? readPreview(url) : Promise.resolve(undefined)).catch(() => undefined).then(show);
    const timer = setTimeout(load, settled);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [url]);
  return preview;
};
