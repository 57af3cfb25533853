import {type ComponentType, type ReactNode, useEffect} from 'react';
import {createRoot} from 'react-dom/client';
import {Register} from './remotionFor';
import type {Registered} from './Registered';

/** Draws a root, which shows nothing, and gives what it describes. Rejects with what it throws. */
export const readCompositions = (Root: ComponentType): Promise<readonly Registered[]> =>
  new Promise((resolve, reject) => {
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

/** Effects run in the order of the tree: this one comes after those of the root. */
const Finished = ({onFinish}: {readonly onFinish: () => void}): ReactNode => {
  useEffect(() => onFinish(), [onFinish]);
  return null;
};
