import {type RefObject, useEffect, useState} from 'react';

/** Distance from the view at which a demo begins to load. */
const nearMargin = '300px 0px';

/** Part of a demo that must be seen for it to play. */
const seenPart = 0.4;

/** Whether an element has been near the view, and whether it is in view now. */
export const useVisibility = (element: RefObject<HTMLElement | null>): {near: boolean; inView: boolean} => {
  const [near, setNear] = useState(false);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        approach.disconnect();
      },
      {rootMargin: nearMargin},
    );
    const seen = new IntersectionObserver(([entry]) => setInView(entry !== undefined && isSeen(entry)), {
      threshold: [0, seenPart / 2, seenPart],
    });
    approach.observe(target);
    seen.observe(target);
    return () => {
      approach.disconnect();
      seen.disconnect();
    };
  }, [element]);
  return {near, inView};
};

/** A frame that is taller than the window counts as seen when it fills a good part of the window. */
const isSeen = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean =>
  isIntersecting &&
  (intersectionRatio >= seenPart || intersectionRect.height >= seenPart * (rootBounds?.height ?? Infinity));
