import {type ReactNode, useId, useRef, useState} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './ExportFilter.module.css';
import {matches} from './matches';

interface Props {
  /** All packages, with commas between them. */
  readonly packages: string;
  /** All kinds of exports, with commas between them. */
  readonly kinds: string;
  /** How many exports there are. */
  readonly total: string;
  /** A list whose items say their package and kind in `data-package` and `data-kind`. */
  readonly children: ReactNode;
}

const nothing = {text: '', package: '', kind: ''};

/** A list of exports that readers narrow down by typing, by package and by kind. */
export const ExportFilter = ({packages, kinds, total, children}: Props): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(nothing);
  const [shown, setShown] = useState(Number(total));
  const id = useId();

  const change = (part: Partial<typeof nothing>): void => {
    const next = {...wanted, ...part};
    const items = [...(list.current?.querySelectorAll('li') ?? [])];
    for (const item of items) item.hidden = !fits(item, next);
    setWanted(next);
    setShown(items.filter(({hidden}) => !hidden).length);
  };

  return (
    <div>
      <NeedsScript>
        <form className={styles.fields} data-search="ignore" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field} htmlFor={`${id}-text`}>
            Name or purpose
            <input
              className={styles.input}
              id={`${id}-text`}
              type="search"
              value={wanted.text}
              spellCheck={false}
              onChange={(event) => change({text: event.target.value})}
            />
          </label>
          <Choice
            label="Package"
            all="All packages"
            values={packages.split(',')}
            value={wanted.package}
            onChange={(value) => change({package: value})}
          />
          <Choice
            label="Kind"
            all="All kinds"
            values={kinds.split(',')}
            value={wanted.kind}
            onChange={(value) => change({kind: value})}
          />
          <p className={styles.count} role="status">
            {shown === 0 ? 'No export fits. Shorten the text, or choose all packages.' : `${shown} exports`}
          </p>
        </form>
      </NeedsScript>
      <div className={styles.list} ref={list}>
        {children}
      </div>
    </div>
  );
};

const fits = (item: HTMLElement, wanted: typeof nothing): boolean =>
  (wanted.package === '' || item.dataset.package === wanted.package) &&
  (wanted.kind === '' || item.dataset.kind === wanted.kind) &&
  matches(item.textContent, wanted.text);

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({label, all, values, value, onChange}: ChoiceProps): ReactNode => (
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
