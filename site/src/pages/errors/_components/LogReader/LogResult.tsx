import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {getDistinctivePart} from '../../../../../../packages/content-model/messages/log/getDistinctivePart.ts';
import {missingErrorAdvice} from '../../../../../../packages/content-model/messages/log/missingErrorAdvice.ts';
import type {KnownLine, LogReading} from '../../../../../../packages/content-model/messages/log/readLog.ts';
import {getSearchPagePath} from '@site/src/components/search/getSearchPagePath';
import {maxQueryLength} from '../../../../../../packages/search/contract.ts';
import {CauseAndFix} from './CauseAndFix.tsx';
import styles from './LogReader.module.css';

type Props = {
  readonly reading: LogReading;
  /** The pasted text. */
  readonly log: string;
  readonly isEmpty: boolean;
};

// A log of a thousand failed frames repeats the same message a thousand times.
const maxUnknown = 20;

/** The result for a log: each message once with its line numbers, followed by the unknown lines. */
export function LogResult({reading, log, isEmpty}: Props): ReactNode {
  const groups = getGroups(reading.known);
  return (
    <div className={styles.result}>
      <p role="status" className={styles.summary}>
        {isEmpty ? '' : formatSummary(reading, groups.length)}
      </p>
      {groups.length > 0 && (
        <ol className={styles.messages}>
          {groups.map((lines) => (
            <KnownItem key={lines[0]?.message.parts.join('…')} lines={lines} />
          ))}
        </ol>
      )}
      {!isEmpty && groups.length === 0 && reading.unknown.length === 0 && (
        <p>
          {reading.endsWithHeading ? (
            missingErrorAdvice
          ) : (
            <Link to={getSearchPagePath(getDistinctivePart(log, maxQueryLength))}>
              Search the documentation for this text
            </Link>
          )}
        </p>
      )}
      {reading.unknown.length > 0 && (
        <>
          <h2 className={styles.title}>{groups.length > 0 ? 'Other errors' : 'Errors'}</h2>
          <p>
            These lines look like errors, but this site has no explanation for them. They probably come from your code,
            the browser, FFmpeg, webpack or AWS.
          </p>
          <ul className={styles.messages}>
            {reading.unknown.slice(0, maxUnknown).map(({line, text}) => (
              <li key={line} className={styles.message}>
                <p className={styles.line}>Line {line}</p>
                <code className={styles.text}>{text}</code>
                <p className={styles.about}>
                  <Link to={getSearchPagePath(getDistinctivePart(text, maxQueryLength))}>Search for this message</Link>
                </p>
              </li>
            ))}
          </ul>
          {reading.unknown.length > maxUnknown && <p>And {reading.unknown.length - maxUnknown} more.</p>}
        </>
      )}
    </div>
  );
}

function KnownItem({lines}: {readonly lines: readonly KnownLine[]}): ReactNode {
  const [first] = lines;
  if (!first) {
    return null;
  }
  const {message, text, literals} = first;
  return (
    <li className={styles.message}>
      <p className={styles.line}>
        {lines.length === 1 ? 'Line' : 'Lines'} {formatList(lines.map(({line}) => line))}
        {message.package !== undefined && `, from ${message.package}`}
      </p>
      <code className={styles.text}>{markMessage(text, literals)}</code>
      {message.by !== 'printer' && (
        <div className={styles.about}>
          <CauseAndFix line={first} />
        </div>
      )}
      <p className={styles.about}>
        <Explanation message={message} />
      </p>
    </li>
  );
}

function Explanation({message: {package: from, href, title, by, assertion}}: Pick<KnownLine, 'message'>): ReactNode {
  if (assertion !== undefined) {
    return `${assertion} This is an internal assertion that no known input triggers. Please report it, and describe what you did.`;
  }
  if (!href) {
    return 'No page explains this message yet.';
  }
  return (
    <>
      {by === 'printer'
        ? 'Printed by the API described in'
        : from === undefined
          ? 'May be explained in'
          : 'Explained in'}{' '}
      <Link to={href}>{title}</Link>
    </>
  );
}

/** Highlights the literal parts of the message so that the values between them are visible. */
function markMessage(text: string, literals: KnownLine['literals']): ReactNode[] {
  let offset = 0;
  const pieces = literals.flatMap(({start, end}) => {
    const before = text.slice(offset, start);
    offset = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return [...pieces, text.slice(offset)];
}

function getGroups(known: readonly KnownLine[]): KnownLine[][] {
  const groups = new Map<unknown, KnownLine[]>();
  for (const line of known) {
    groups.set(line.message, [...(groups.get(line.message) ?? []), line]);
  }
  return [...groups.values()];
}

const maxLines = 5;

function formatList(lines: readonly number[]): string {
  return lines.length > maxLines
    ? `${lines.slice(0, maxLines).join(', ')} and ${lines.length - maxLines} more`
    : lines.join(', ');
}

function formatSummary({lines, unknown, isCut}: LogReading, found: number): string {
  const read = isCut ? 'Only the first 500,000 characters were read. ' : '';
  const known = found === 0 ? 'No known message found' : `${formatCount(found, 'known message')} found`;
  const rest =
    unknown.length === 0
      ? ''
      : `; ${formatCount(unknown.length, found === 0 ? 'line' : 'other line')} ${unknown.length === 1 ? 'looks like an error' : 'look like errors'}`;
  return `${read}${known} in ${formatCount(lines, 'line')}${rest}.`;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
