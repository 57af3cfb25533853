import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {Field} from '@site/src/components/ui/Field/Field';
import {formats, techniques, topics} from '@site/src/data/showcase/facets';
import styles from './ShowcaseGrid.module.css';
import {type Wanted, nothing} from './matchesEntry.ts';

type Props = {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly shown: number;
  readonly total: number;
};

/** Filters the showcase by words, topic, format and technique, and shows how many entries match. */
export function ShowcaseFilter({wanted, onChange, shown, total}: Props): ReactNode {
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label="Showcase"
      data-search="ignore"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search">
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            value={wanted.text}
            onChange={(event) => onChange({...wanted, text: event.target.value})}
          />
        )}
      </Field>
      {facets.map(({name, label, all, options}) => (
        <Field key={name} label={label}>
          {(attributes) => (
            <select
              {...attributes}
              value={wanted[name]}
              onChange={(event) => onChange({...wanted, [name]: event.target.value})}
            >
              <option value="">{all}</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <div className={styles.state}>
        <p className={styles.count} role="status">
          {shown === 0 ? 'No videos match these filters.' : `${shown} of ${total} videos`}
        </p>
        <SmallButton disabled={wanted === nothing} onClick={() => onChange(nothing)}>
          Clear filters
        </SmallButton>
      </div>
    </form>
  );
}

const facets = [
  {name: 'topic', label: 'Topic', all: 'All topics', options: topics},
  {name: 'format', label: 'Format', all: 'All formats', options: formats},
  {name: 'technique', label: 'Technique', all: 'All techniques', options: techniques},
] as const;
