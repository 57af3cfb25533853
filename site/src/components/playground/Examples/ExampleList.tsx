import facts from '@generated/playground/default/facts.json';
import {type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import type {PlaygroundExample} from '../../../../../packages/playground-core/PlaygroundFacts.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {Icon} from '../../ui/Icon/Icon.tsx';
import {useLazyLoad} from '../../ui/LazyLoad/useLazyLoad.ts';
import {matchesQuery} from '../../ui/matchesQuery.ts';
import styles from './ExampleList.module.css';
import {loadSearchTerms} from './loadSearchTerms.ts';

type Props = {
  /** Called with the key of the example: `blank` or `demos/fade-in`. */
  readonly onChoose: (key: string) => void;
};

type Example = Omit<PlaygroundExample, 'name' | 'poster'> & {readonly key: string; readonly poster?: string};

const examples: readonly Example[] = [
  {key: 'blank', title: 'Blank project with a title', group: 'New'},
  ...facts.demos.map(({name, ...example}) => ({key: `demos/${name}`, ...example})),
];

/** All examples in groups, with a filter. Selecting one opens it. */
export function ExampleList({onChoose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [isSearched, setSearched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const {
    loaded: terms,
    error,
    retry,
  } = useLazyLoad(
    isSearched,
    loadSearchTerms,
    'Only titles were searched, because the descriptions of the examples didn’t load. Check your connection.',
  );
  const found = examples.filter(({key, title, group}) =>
    matchesQuery(`${title} ${key} ${group} ${terms?.[key] ?? ''}`, query),
  );
  const groups = [...new Set(found.map(({group}) => group))];
  return (
    <div onKeyDown={moveFocus}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label="Search examples"
        placeholder="Search examples"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onFocus={() => setSearched(true)}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className={styles.none} role="status">
        {found.length === 0 && (terms ?? error) && 'No example matches. Try another word, or clear the search.'}
      </p>
      {error && query && (
        <p className={styles.none} role="alert">
          {error}{' '}
          <SmallButton
            onClick={() => {
              // Takes over the focus from the button, which is removed.
              input.current?.focus();
              retry();
            }}
          >
            Retry
          </SmallButton>
        </p>
      )}
      {groups.map((group) => (
        <section key={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul className={styles.list} aria-label={group}>
            {found
              .filter((example) => example.group === group)
              .map(({key, title, poster}) => (
                <li key={key}>
                  <button className={styles.example} type="button" onClick={() => onChoose(key)}>
                    <span className={styles.picture}>
                      {poster ? (
                        <img src={poster} alt="" width={72} height={40} loading="lazy" decoding="async" />
                      ) : (
                        <Icon name="plus" />
                      )}
                    </span>
                    {title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The arrow keys move from the search field to the first example, and between the examples. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const {shiftKey, altKey, ctrlKey, metaKey, nativeEvent} = event;
  if (shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) {
    return;
  }
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = step && stops[stops.indexOf(event.target as HTMLElement) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
