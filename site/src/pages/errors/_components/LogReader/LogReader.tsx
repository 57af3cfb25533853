import {type ReactNode, useDeferredValue, useMemo, useState} from 'react';
import {Field} from '@site/src/components/ui/Field/Field';
import {createMatcher} from '../createMatcher';
import type {KnownMessage} from '../KnownMessage';
import {readLog} from '../readLog';
import styles from './LogReader.module.css';
import {LogResult} from './LogResult';

interface Props {
  readonly messages: readonly KnownMessage[];
}

/** Takes a whole log, finds the messages of the packages in it, and leads to the places that explain them. */
export const LogReader = ({messages}: Props): ReactNode => {
  const [log, setLog] = useState('');
  const deferred = useDeferredValue(log);
  const match = useMemo(() => createMatcher(messages), [messages]);
  const reading = useMemo(() => readLog(deferred, match), [deferred, match]);
  return (
    <>
      <Field
        label="Message or log"
        hint="Paste all of it, with line breaks and colours. It stays in this page and is sent nowhere."
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
      <LogResult reading={reading} isEmpty={deferred.trim() === ''} />
    </>
  );
};
