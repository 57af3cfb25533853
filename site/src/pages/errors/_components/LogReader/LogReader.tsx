import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import {createMatcher} from '../../../../../../packages/content-model/messages/log/createMatcher.ts';
import type {KnownMessage} from '../../../../../../packages/content-model/messages/log/KnownMessage.ts';
import {readLog} from '../../../../../../packages/content-model/messages/log/readLog.ts';
import styles from './LogReader.module.css';
import {LogResult} from './LogResult.tsx';

type Props = {
  readonly messages: readonly KnownMessage[];
};

/** Finds known messages in a pasted log and links to the pages that explain them. */
export function LogReader({messages}: Props): ReactNode {
  const [log, setLog] = useState('');
  const deferred = useDeferredValue(log);
  const match = useMemo(() => createMatcher(messages), [messages]);
  const reading = useMemo(() => readLog(deferred, match), [deferred, match]);
  return (
    <>
      <Field
        label="Message or log"
        hint="You can paste all of it, including line breaks and colors. Nothing leaves your browser."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className={`${attributes.className} ${styles.log}`}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={log}
            onChange={(event) => setLog(event.target.value)}
          />
        )}
      </Field>
      <LogResult reading={reading} log={deferred} isEmpty={deferred.trim() === ''} />
    </>
  );
}
