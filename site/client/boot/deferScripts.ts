import type {QueuedEvent} from './QueuedEvent.ts';

/**
 * Inlined in the head of each page as text, so it can't use anything outside of its body. Loads the scripts at `paths`
 * when the page has loaded and the browser is idle, or as soon as the reader interacts, and queues clicks and keys until
 * the scripts can replay them. After `timeoutMs`, it offers a retry.
 */
export function deferScripts(paths: readonly string[], timeoutMs: number): void {
  const inputs: QueuedEvent[] = [];
  const isField = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

  let searchIsWanted = false;
  const queue = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      const {key, code, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      const opensSearch = key.toLowerCase() === 'k' ? ctrlKey || metaKey : key === '/' && !isField(target);
      const isTyped = searchIsWanted && key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (!opensSearch && !isTyped) {
        return;
      }
      searchIsWanted = true;
      event.preventDefault();
      inputs.push({type: 'key', target, init: {key, code, ctrlKey, metaKey, altKey, shiftKey}});
      return;
    }
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (!target) {
      return;
    }
    inputs.push({type: 'click', target});
    searchIsWanted ||= target.getAttribute('aria-haspopup') === 'dialog';
  };

  // Docusaurus checks for this object when the page has been parsed. Without it, it reports that scripts are missing.
  Object.assign(window, {docusaurus: {}});
  const showLoadBanner = (sentence: string): void => {
    if (document.querySelector('.page-load-banner')) {
      return;
    }
    const banner = document.createElement('div');
    banner.className = 'page-load-banner';
    banner.setAttribute('role', 'alert');
    banner.innerHTML = '<p></p><button type="button" class="button button--secondary button--sm">Retry</button>';
    banner.firstElementChild?.append(sentence);
    banner.lastElementChild?.addEventListener('click', () => window.location.reload());
    document.body.prepend(banner);
  };
  let isExplained = false;
  const onMissingScript = (): void => {
    if (isExplained) {
      return;
    }
    isExplained = true;
    // On the home page, a missing script usually means a wrong base URL, and this function of Docusaurus explains it.
    if (window.insertBanner) {
      window.insertBanner();
    } else {
      showLoadBanner('Part of this page couldn’t be loaded. You can read it, but menus and search don’t work.');
    }
  };

  let started = false;
  const start = (): void => {
    if (started) {
      return;
    }
    started = true;
    for (const path of paths) {
      const script = document.createElement('script');
      script.src = path;
      // Run them in the order of the list.
      script.async = false;
      script.onerror = onMissingScript;
      document.head.append(script);
    }
    setTimeout(() => {
      if (window.queuedEvents) {
        showLoadBanner('This page is still loading. You can read it, but menus and search aren’t ready yet.');
      }
    }, timeoutMs);
  };

  const starting = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const queued = ['click', 'keydown'];
  for (const type of starting) {
    window.addEventListener(type, start, {capture: true, passive: true});
  }
  for (const type of queued) {
    window.addEventListener(type, queue, true);
  }
  const stop = (): void => {
    for (const type of starting) {
      window.removeEventListener(type, start, true);
    }
    for (const type of queued) {
      window.removeEventListener(type, queue, true);
    }
  };
  window.queuedEvents = {inputs, stop};
  window.showLoadBanner = showLoadBanner;
  window.addEventListener('load', () => {
    // Safari doesn't have requestIdleCallback().
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(start, {timeout: 2000});
    } else {
      setTimeout(start, 200);
    }
  });
}
