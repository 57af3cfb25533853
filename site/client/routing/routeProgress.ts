import type {ClientModule} from '@docusaurus/types';

/** Milliseconds before a slow route change shows a progress bar. */
const delayMs = 1000;

/** Nobody knows how long a page takes to load, so the bar slows down and never reaches the end. */
const progress = {transform: ['scaleX(0.1)', 'scaleX(0.95)']};

let bar: HTMLElement | undefined;

const routeProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      bar ??= document.createElement('div');
      bar.className = 'route-progress';
      document.body.append(bar);
      bar.animate(progress, {duration: 10_000, easing: 'cubic-bezier(0, 0.8, 0.2, 1)', fill: 'forwards'});
    }, delayMs);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
};

export default routeProgress;
