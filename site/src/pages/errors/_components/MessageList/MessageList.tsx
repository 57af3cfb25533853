import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {KnownMessage} from '../../../../../../packages/content-model/messages/log/KnownMessage.ts';
import styles from './MessageList.module.css';

type Props = {
  readonly messages: readonly KnownMessage[];
};

/**
 * All messages, grouped by the page that explains them, with an ellipsis for each placeholder. Internal assertions are
 * grouped by package.
 */
export function MessageList({messages}: Props): ReactNode {
  const explained = groupBy(messages, ({title}) => title);
  const assertions = groupBy(messages, ({assertion, package: of}) => (assertion === undefined ? undefined : of));
  return (
    <>
      <div className={styles.groups}>
        {explained.map(([title, group]) => (
          <Group key={title} title={title} messages={group} />
        ))}
      </div>
      <h3 id="internal-assertions" className={styles.heading}>
        Internal assertions
      </h3>
      <p className={styles.about}>
        With these assertions, a package checks its own state. No known input triggers one. If you see one, check that
        all packages have <Link to="/docs/version-mismatch">the same version</Link>, then report it.
      </p>
      <div className={styles.groups}>
        {assertions.map(([name, group]) => (
          <Group key={name} title={name} messages={group} />
        ))}
      </div>
    </>
  );
}

function Group({title, messages}: {readonly title: string; readonly messages: readonly KnownMessage[]}): ReactNode {
  return (
    <details className={styles.group} data-search="ignore">
      <summary className={styles.summary}>
        {/* The space doesn't break, so that the number stays with the last word. */}
        {`${title}\u00a0`}
        <span className={styles.count}>{messages.length}</span>
      </summary>
      <ul className={styles.list}>
        {messages.map(({parts, href, by, assertion}) => {
          const text = parts.join('…');
          return (
            <li key={text}>
              {/* The search already finds messages that the explanation quotes. For internal assertions, it links
                  here. */}
              <span data-search-for={by === 'quote' ? undefined : (href ?? '/errors#internal-assertions')}>
                {href ? <Link to={href}>{text}</Link> : text}
              </span>
              {assertion !== undefined && <span className={styles.reason}>{assertion}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function groupBy(
  messages: readonly KnownMessage[],
  getName: (message: KnownMessage) => string | undefined,
): [string, KnownMessage[]][] {
  const groups = new Map<string, KnownMessage[]>();
  for (const message of messages) {
    const name = getName(message);
    if (name !== undefined) {
      groups.set(name, [...(groups.get(name) ?? []), message]);
    }
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}
