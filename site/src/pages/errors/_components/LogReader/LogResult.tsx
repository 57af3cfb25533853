import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {KnownLine, LogReading} from '../readLog';
import styles from './LogReader.module.css';

interface Props {
  readonly reading: LogReading;
  readonly isEmpty: boolean;
}

// A log of a thousand failed frames says the same a thousand times.
const MOST_UNKNOWN = 20;

/** What a log was found to say: each message once, with its lines, then the lines that nothing is known of. */
export const LogResult = ({reading, isEmpty}: Props): ReactNode => {
  const groups = groupsOf(reading.known);
  return (
    <div className={styles.result}>
      <p role="status" className={styles.summary}>
        {isEmpty ? '' : summaryOf(reading, groups.length)}
      </p>
      {groups.length > 0 && (
        <ol className={styles.messages}>
          {groups.map((lines) => (
            <KnownItem key={lines[0]?.message.parts.join('…')} lines={lines} />
          ))}
        </ol>
      )}
      {reading.unknown.length > 0 && (
        <>
          <h3 className={styles.title}>Not known here</h3>
          <p>
            These lines look like an error, but no package of Remotion prints them. They come from your code, the
            browser, FFmpeg, Webpack or AWS.
          </p>
          <ul className={styles.messages}>
            {reading.unknown.slice(0, MOST_UNKNOWN).map(({line, text}) => (
              <li key={line} className={styles.message}>
                <p className={styles.line}>Line {line}</p>
                <code className={styles.text}>{text}</code>
              </li>
            ))}
          </ul>
          {reading.unknown.length > MOST_UNKNOWN && <p>And {reading.unknown.length - MOST_UNKNOWN} more.</p>}
        </>
      )}
    </div>
  );
};

const KnownItem = ({lines}: {readonly lines: readonly KnownLine[]}): ReactNode => {
  const [first] = lines;
  if (!first) return null;
  const {message, text, literals} = first;
  return (
    <li className={styles.message}>
      <p className={styles.line}>
        {lines.length === 1 ? 'Line' : 'Lines'} {listOf(lines.map(({line}) => line))}, from {message.package}
      </p>
      <code className={styles.text}>{marked(text, literals)}</code>
      <p className={styles.place}>
        <Explanation message={message} />
      </p>
    </li>
  );
};

const Explanation = ({message: {place, title, by, guard}}: Pick<KnownLine, 'message'>): ReactNode => {
  if (guard !== undefined)
    return `${guard} The message says that this did not hold, and no input is known that leads to it. Report it with what you did.`;
  if (!place) return 'No page explains this message yet.';
  return (
    <>
      {by === 'printer' ? 'Printed by what is documented in' : 'Explained in'} <Link to={place}>{title}</Link>
    </>
  );
};

/** Marks the words of the message itself, so that the values between them stand out. */
const marked = (text: string, literals: KnownLine['literals']): ReactNode[] => {
  let place = 0;
  const pieces = literals.flatMap(({start, end}) => {
    const before = text.slice(place, start);
    place = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return [...pieces, text.slice(place)];
};

const groupsOf = (known: readonly KnownLine[]): KnownLine[][] => {
  const groups = new Map<unknown, KnownLine[]>();
  for (const line of known) groups.set(line.message, [...(groups.get(line.message) ?? []), line]);
  return [...groups.values()];
};

const MOST_LINES = 5;

const listOf = (lines: readonly number[]): string =>
  lines.length > MOST_LINES
    ? `${lines.slice(0, MOST_LINES).join(', ')} and ${lines.length - MOST_LINES} more`
    : lines.join(', ');

const summaryOf = ({lines, unknown, isCut}: LogReading, found: number): string => {
  const read = isCut ? 'The first 500,000 characters were read. ' : '';
  const known = found === 0 ? 'No message of Remotion was found' : `${counted(found, 'message')} of Remotion found`;
  const rest =
    unknown.length === 0
      ? ''
      : `; ${counted(unknown.length, 'other line')} ${unknown.length === 1 ? 'looks' : 'look'} like an error`;
  return `${read}${known} in ${counted(lines, 'line')}${rest}.`;
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
