import type {EarlyInput} from './EarlyInput';

/**
 * Stands in the head of each page, as text: nothing outside of it is there. Loads the page's scripts, whose paths are
 * its argument, when the page has loaded and the browser is idle, or as soon as the reader reaches for something, and
 * keeps presses of buttons and keys until they are there. After `patience` milliseconds it offers to try again.
 */
export const startLate = (paths: readonly string[], patience: number): void => {
  const inputs: EarlyInput[] = [];
  const isField = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

  let searchIsWanted = false;
  const keep = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      const {key, code, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      const opensSearch = key.toLowerCase() === 'k' ? ctrlKey || metaKey : key === '/' && !isField(target);
      const isTyped = searchIsWanted && key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (!opensSearch && !isTyped) return;
      searchIsWanted = true;
      event.preventDefault();
      inputs.push({type: 'key', target, init: {key, code, ctrlKey, metaKey, altKey, shiftKey}});
      return;
    }
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (!target) return;
    inputs.push({type: 'click', target});
    searchIsWanted ||= target.getAttribute('aria-haspopup') === 'dialog';
  };

  // The framework looks for this object when the page has been read, and takes its absence for missing scripts.
  Object.assign(window, {docusaurus: {}});
  let saidSo = false;
  const sayThatScriptsAreMissing = (areLate: boolean): void => {
    if (saidSo || document.querySelector('.page-load-banner')) return;
    saidSo = true;
    // The home page brings a function that explains a wrong base URL, with which none would have been found.
    if (window.insertBanner && !areLate) return window.insertBanner();
    const banner = document.createElement('div');
    banner.className = 'page-load-banner';
    banner.setAttribute('role', 'alert');
    banner.innerHTML =
      `<p>The scripts of this page ${areLate ? 'are slow to come' : 'could not be loaded'}. You can read it; menus and search do not work.</p>` +
      '<a class="button button--secondary button--sm" href="">Retry</a>';
    document.body.prepend(banner);
  };

  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    for (const path of paths) {
      const script = document.createElement('script');
      script.src = path;
      // In the order of the list.
      script.async = false;
      script.onerror = () => sayThatScriptsAreMissing(false);
      document.head.append(script);
    }
    setTimeout(() => {
      if (window.earlyInput) sayThatScriptsAreMissing(true);
    }, patience);
  };

  const reaching = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const kept = ['click', 'keydown'];
  for (const type of reaching) window.addEventListener(type, start, {capture: true, passive: true});
  for (const type of kept) window.addEventListener(type, keep, true);
  const stop = (): void => {
    for (const type of reaching) window.removeEventListener(type, start, true);
    for (const type of kept) window.removeEventListener(type, keep, true);
  };
  window.earlyInput = {inputs, stop};
  window.addEventListener('load', () => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, {timeout: 2000});
    else setTimeout(start, 200);
  });
};
