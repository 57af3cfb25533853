import {type ReactNode, useEffect, useRef} from 'react';
import type {KnownLine} from '../../../../../../packages/content-model/messages/log/readLog.ts';
import {readCauseAndFix} from './readCauseAndFix.ts';

type Props = {
  readonly line: KnownLine;
};

/** Shows what a page's table says about a message. Stays empty until that page has loaded, or if it doesn't load. */
export function CauseAndFix({line}: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    readCauseAndFix(line).then(
      (paragraphs) => isCurrent && body.current?.replaceChildren(...paragraphs),
      // The link to the page remains.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [line]);
  return <div ref={body} />;
}
