import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

type Props = {
  /** The estimated height of the content in pixels, which is reserved until it's rendered. */
  readonly height: number;
  readonly children: ReactNode;
};

/**
 * The part of a page that readers only see after they scroll. In Markdown, `plugins/mdx/firstScreen` adds it. When a
 * reader follows a link to the page, it's rendered after the first frame, so that the top of the page appears earlier.
 * Otherwise, and if the link leads to a place on the page, it's rendered immediately.
 */
export function BelowTheFold({height, children}: Props): ReactNode {
  const {hash, search} = useLocation();
  // On the server and for the page that the browser opens first, the action is POP, as it is for back and forward, where
  // the browser restores the scroll position.
  const [isRendered, setRendered] = useState(useHistory().action === 'POP');
  useEffect(() => {
    if (isRendered) {
      return undefined;
    }
    let timer = 0;
    // A task that a frame callback posts runs after the frame has been painted.
    const request = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setRendered(true)));
    });
    const renderBeforePrint = (): void => flushSync(() => setRendered(true));
    window.addEventListener('beforeprint', renderBeforePrint);
    return () => {
      cancelAnimationFrame(request);
      window.clearTimeout(timer);
      window.removeEventListener('beforeprint', renderBeforePrint);
    };
  }, [isRendered]);
  return isRendered || hash || search ? children : <div style={{height}} />;
}
