import {type RefObject, useEffect, useState} from 'react';

/** The distance from the viewport at which a demo starts loading. */
const nearMargin = '300px 0px';

/** The fraction of a demo that has to be visible to play it. */
const seenPart = 0.4;

/** Returns whether an element has been near the viewport, and whether it's visible now. */
export function useVisibility(element: RefObject<HTMLElement | null>): {near: boolean; inView: boolean} {
  const [near, setNear] = useState(false);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) {
      return undefined;
    }
    const approach = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          return;
        }
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
}

/** A demo that is taller than the window is visible if it fills a large part of the window. */
function isSeen({isIntersecting, intersectionRatio, intersectionRect, rootBounds}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting &&
    (intersectionRatio >= seenPart || intersectionRect.height >= seenPart * (rootBounds?.height ?? Infinity))
  );
}
