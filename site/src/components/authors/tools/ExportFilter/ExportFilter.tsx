import {type ReactNode, useId, useRef, useState} from 'react';
import {matchesQuery} from '@site/src/components/ui/matchesQuery';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './ExportFilter.module.css';

type Props = {
  /** All packages, separated by commas. */
  readonly packages: string;
  /** All kinds of exports, separated by commas. */
  readonly kinds: string;
  /** The number of exports that are visible at first. */
  readonly total: string;
  /** A table whose rows have `data-package` and `data-kind`. */
  readonly children: ReactNode;
};

const initialFilter = {text: '', package: '', kind: '', hasTypes: false};

/** A table of exports that readers filter by text, package and kind. Types are an option. */
export function ExportFilter({packages, kinds, total, children}: Props): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(initialFilter);
  const [shown, setShown] = useState(Number(total));
  const id = useId();

  const change = (part: Partial<typeof initialFilter>): void => {
    const next = {...filter, ...part};
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-kind]') ?? [])];
    for (const row of rows) {
      row.hidden = !isShown(row, next);
    }
    setFilter(next);
    setShown(rows.filter(({hidden}) => !hidden).length);
  };

  return (
    <div>
      <NeedsScript>
        <form className={styles.fields} data-search="ignore" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field} htmlFor={`${id}-text`}>
            Filter exports
            <input
              className={styles.input}
              id={`${id}-text`}
              type="search"
              value={filter.text}
              spellCheck={false}
              onChange={(event) => change({text: event.target.value})}
            />
          </label>
          <Choice
            label="Package"
            all="All packages"
            values={packages.split(',')}
            value={filter.package}
            onChange={(value) => change({package: value})}
          />
          <Choice
            label="Kind"
            all="All kinds"
            values={kinds.split(',')}
            value={filter.kind}
            onChange={(value) => change({kind: value, hasTypes: filter.hasTypes || value === 'type'})}
          />
          <label className={styles.switch}>
            <input type="checkbox" checked={filter.hasTypes} onChange={() => change({hasTypes: !filter.hasTypes})} />
            Show types
          </label>
          <p className={styles.count} role="status">
            {shown === 0
              ? 'No matching exports. Shorten the text, show types, or choose all packages and kinds.'
              : `${shown} exports`}
          </p>
        </form>
      </NeedsScript>
      {/* The search finds the pages of the exports instead. */}
      <div className={styles.list} ref={table} data-search="ignore">
        {children}
      </div>
    </div>
  );
}

function isShown(row: HTMLElement, filter: typeof initialFilter): boolean {
  const {dataset, textContent} = row;
  return (
    (filter.hasTypes || dataset.kind !== 'type') &&
    (filter.package === '' || dataset.package === filter.package) &&
    (filter.kind === '' || dataset.kind === filter.kind) &&
    matchesQuery(textContent, filter.text)
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Choice({label, all, values, value, onChange}: ChoiceProps): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {values.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </label>
  );
}
