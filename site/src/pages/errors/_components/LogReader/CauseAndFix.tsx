import {type ReactNode, useEffect, useRef} from 'react';
import type {KnownLine} from '../../../../../../packages/content-model/messages/log/readLog.ts';
import {readCauseAndFix} from './readCauseAndFix.ts';

type Props = {
  readonly line: KnownLine;
};

/** What the table of a page says about a message. Empty until that page has loaded, and if it doesn't. */
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
