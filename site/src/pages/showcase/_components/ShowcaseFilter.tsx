import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {Field} from '@site/src/components/ui/Field/Field';
import {topics} from '@site/src/data/showcase/facets';
import styles from './ShowcaseGrid.module.css';
import {type Wanted, nothing} from './matchesEntry.ts';

type Props = {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly shown: number;
  readonly total: number;
};

/** Filters the showcase by words and topic, and shows how many entries match. */
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
            placeholder="Lottie, portrait, spring …"
            value={wanted.text}
            onChange={(event) => onChange({...wanted, text: event.target.value})}
          />
        )}
      </Field>
      <ChoiceField
        legend="Topic"
        options={options}
        value={wanted.topic}
        onChange={(topic) => onChange({...wanted, topic})}
      />
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

const options = [
  {value: '', label: 'All'},
  ...Object.entries(topics).map(([value, label]) => ({value: value as keyof typeof topics, label})),
] as const;
