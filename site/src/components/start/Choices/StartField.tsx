import clsx from 'clsx';
import facts from '@generated/playground/default/facts.json';
import {type ReactNode, useId} from 'react';
import {starters} from '../../../../../packages/starters/catalog/starters.ts';
import type {Start} from '../../../../../packages/starters/project/choiceQuery.ts';
import fields from '@site/src/components/ui/Field/Field.module.css';
import styles from './Choices.module.css';
import {StarterIcon} from './StarterIcon.tsx';

type Props = {
  readonly start: Start;
  readonly onChange: (start: Start) => void;
};

const groups = [...new Set(facts.demos.map(({group}) => group))];

/** The starting point: a starter, a demo, or the project of the link that the reader followed. */
export function StartField({start, onChange}: Props): ReactNode {
  const name = useId();
  const isStarter = start.kind === 'starter';
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Start with</legend>
      <div className={styles.starters}>
        {starters.map(({id, title, about}) => (
          <label className={styles.option} key={id}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              aria-describedby={`${name}-${id}`}
              aria-labelledby={`${name}-${id}-title`}
              checked={isStarter && start.id === id}
              onChange={() => onChange({kind: 'starter', id})}
            />
            <span className={styles.text}>
              <span className={styles.title} id={`${name}-${id}-title`}>
                {title}
              </span>
              <span className={styles.about} id={`${name}-${id}`}>
                {about}
              </span>
            </span>
            <span className={styles.icon}>
              <StarterIcon id={id} />
            </span>
          </label>
        ))}
        <label className={clsx(styles.option, styles.demo, !isStarter && styles.active)}>
          <span className={styles.title}>Or a demo</span>
          <select
            className={fields.input}
            value={start.kind === 'demo' ? start.name : ''}
            onChange={({target: {value}}) => value !== '' && onChange({kind: 'demo', name: value})}
          >
            <option value="">{start.kind === 'demo' || isStarter ? 'Choose a demo' : labels[start.kind]}</option>
            {groups.map((group) => (
              <optgroup label={group} key={group}>
                {facts.demos
                  .filter((demo) => demo.group === group)
                  .map((demo) => (
                    <option value={demo.name} key={demo.name}>
                      {demo.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

const labels = {code: 'Your project from the playground', sample: 'The sample from the documentation'} as const;
