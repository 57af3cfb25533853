import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {KnownMessage} from '../KnownMessage';
import styles from './MessageList.module.css';

interface Props {
  readonly messages: readonly KnownMessage[];
}

/** All messages by the page that explains them, holes as an ellipsis; those without a page by their package. */
export const MessageList = ({messages}: Props): ReactNode => {
  const explained = groupBy(messages, ({title}) => title);
  const others = groupBy(messages, ({title, package: of}) => (title === undefined ? of : undefined));
  return (
    <>
      <div className={styles.groups}>
        {explained.map(([title, group]) => (
          <Group key={title} title={title} messages={group} />
        ))}
      </div>
      <h3 className={styles.heading}>Without a page</h3>
      <p>These speak of the inside of a package. If you see one, it is worth an issue.</p>
      <div className={styles.groups}>
        {others.map(([title, group]) => (
          <Group key={title} title={title} messages={group} />
        ))}
      </div>
    </>
  );
};

const Group = ({title, messages}: {readonly title: string; readonly messages: readonly KnownMessage[]}): ReactNode => (
  <details className={styles.group} data-search="ignore">
    <summary className={styles.summary}>
      {title} <span className={styles.count}>{messages.length}</span>
    </summary>
    <ul className={styles.list}>
      {messages.map(({parts, place, by}) => {
        const text = parts.join('…');
        return (
          // The search finds what its place quotes by itself.
          <li key={text} data-search-for={by === 'quote' ? undefined : place}>
            {place ? <Link to={place}>{text}</Link> : text}
          </li>
        );
      })}
    </ul>
  </details>
);

const groupBy = (
  messages: readonly KnownMessage[],
  nameOf: (message: KnownMessage) => string | undefined,
): [string, KnownMessage[]][] => {
  const groups = new Map<string, KnownMessage[]>();
  for (const message of messages) {
    const name = nameOf(message);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), message]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
};
