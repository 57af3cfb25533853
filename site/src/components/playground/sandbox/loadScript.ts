import {loadOnce} from '../../ui/loadOnce.ts';

/** Loads a script once. Rejects with a message for the reader, and the next call tries again. */
export const loadScript = loadOnce(
  (url) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error('A package didn’t load. Check your connection, then run the code again.'));
      };
      document.head.append(script);
    }),
);
