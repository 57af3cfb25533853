import {isCalledByReader} from './isCalledByReader.ts';

type Watched = {
  /** What the reader’s code has used since the start. */
  readonly read: () => readonly string[];
  readonly end: () => void;
};

/** Notes when the reader’s own code reads something that differs between renders: chance, a clock, an animation. */
export function watchImpurities(): Watched {
  const found = new Set<string>();
  const [random, dateNow, performanceNow] = [Math.random, Date.now, performance.now.bind(performance)];
  const {Date: OriginalDate, requestAnimationFrame: request, setInterval: repeat} = window;
  const note = (name: string): void => {
    if (isCalledByReader()) {
      found.add(name);
    }
  };
  Math.random = () => {
    note('Math.random()');
    return random();
  };
  Date.now = () => {
    note('Date.now()');
    return dateNow();
  };
  performance.now = () => {
    note('performance.now()');
    return performanceNow();
  };
  const replaced = {
    Date: new Proxy(OriginalDate, {
      construct: (target, values: unknown[]) => {
        if (values.length === 0) {
          note('new Date()');
        }
        return Reflect.construct(target, values) as object;
      },
    }),
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      note('requestAnimationFrame()');
      return request(callback);
    },
    setInterval: (...values: Parameters<typeof setInterval>) => {
      note('setInterval()');
      return repeat(...values);
    },
  };
  Object.assign(window, replaced);
  const watchAnimations = (): void => {
    for (const animation of document.getAnimations()) {
      found.add(animation instanceof CSSTransition ? 'a CSS transition' : 'a CSS animation');
    }
  };
  const events = ['animationstart', 'transitionrun'] as const;
  events.forEach((name) => document.addEventListener(name, watchAnimations));
  return {
    read: () => {
      watchAnimations();
      return [...found];
    },
    end: () => {
      events.forEach((name) => document.removeEventListener(name, watchAnimations));
      Object.assign(Math, {random});
      Object.assign(performance, {now: performanceNow});
      Object.assign(window, {Date: OriginalDate, requestAnimationFrame: request, setInterval: repeat});
      Object.assign(OriginalDate, {now: dateNow});
    },
  };
}
