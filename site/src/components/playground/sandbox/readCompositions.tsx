import {type ComponentType, type ReactNode, useEffect} from 'react';
import {createRoot} from 'react-dom/client';
import {Register} from './createRemotion.tsx';
import type {Registered} from './Registered.ts';

/**
 * Renders a root, which has no visible output, and returns the compositions that it defines. Rejects with its errors.
 */
export function readCompositions(Root: ComponentType): Promise<readonly Registered[]> {
  return new Promise((resolve, reject) => {
    const found: Registered[] = [];
    const root = createRoot(document.createElement('div'), {onUncaughtError: reject});
    const finish = (): void => {
      resolve(found);
      setTimeout(() => root.unmount());
    };
    root.render(
      <Register.Provider value={(registered) => void found.push(registered)}>
        <Root />
        <Finished onFinish={finish} />
      </Register.Provider>,
    );
  });
}

/** Effects run in tree order, so this one runs after those of the root. */
function Finished({onFinish}: {readonly onFinish: () => void}): ReactNode {
  useEffect(() => onFinish(), [onFinish]);
  return null;
}
