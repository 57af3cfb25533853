import {type ComponentType, type ReactNode, useEffect} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';

/**
 * Hydrates the server-rendered HTML of a component, or renders it if the page has no HTML for it, and reports when it's
 * ready. Returns a function that unmounts it.
 */
export function mountLive(box: HTMLElement, name: string, Live: ComponentType, onLive: () => void): () => void {
  const live = (
    <Announced onLive={onLive}>
      <Live />
    </Announced>
  );
  const root = getRoot(getContainer(box), live, {identifierPrefix: name});
  // React is rendering the page when this is called, and can't unmount a root synchronously while it renders another.
  return () => void setTimeout(() => root.unmount());
}

function Announced({onLive, children}: {readonly onLive: () => void; readonly children: ReactNode}): ReactNode {
  useEffect(onLive, [onLive]);
  return children;
}

/** Returns an element that the page's React root doesn't own, because React doesn't accept another one as a root. */
function getContainer(box: HTMLElement): Element {
  return box.firstElementChild ?? box.appendChild(document.createElement('div'));
}

function getRoot(container: Element, live: React.ReactElement, options: {readonly identifierPrefix: string}): Root {
  if (container.hasChildNodes()) {
    return hydrateRoot(container, live, options);
  }
  const root = createRoot(container, options);
  root.render(live);
  return root;
}
