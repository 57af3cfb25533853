import {type ComponentType, type ReactNode, useEffect} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';

/**
 * Takes over what the server drew of a component, or draws it where the page came without HTML, and says when it
 * works. Returns what ends it.
 */
export const mountLive = (box: HTMLElement, name: string, Live: ComponentType, onLive: () => void): (() => void) => {
  const live = (
    <Announced onLive={onLive}>
      <Live />
    </Announced>
  );
  const root = rootOf(box, live, {identifierPrefix: name});
  // React is at work on the page when this is called, and a root does not end inside of another's work.
  return () => void setTimeout(() => root.unmount());
};

const Announced = ({onLive, children}: {readonly onLive: () => void; readonly children: ReactNode}): ReactNode => {
  useEffect(onLive, [onLive]);
  return children;
};

const rootOf = (box: HTMLElement, live: React.ReactElement, options: {readonly identifierPrefix: string}): Root => {
  if (box.hasChildNodes()) return hydrateRoot(box, live, options);
  const root = createRoot(box, options);
  root.render(live);
  return root;
};
