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
  const root = getRoot(box, live, {identifierPrefix: name});
  // React is rendering the page when this is called, and can't unmount a root synchronously while it renders another.
  return () => void setTimeout(() => root.unmount());
}

function Announced({onLive, children}: {readonly onLive: () => void; readonly children: ReactNode}): ReactNode {
  useEffect(onLive, [onLive]);
  return children;
}

function getRoot(box: HTMLElement, live: React.ReactElement, options: {readonly identifierPrefix: string}): Root {
  if (box.hasChildNodes()) {
    return hydrateRoot(box, live, options);
  }
  const root = createRoot(box, options);
  root.render(live);
  return root;
}
