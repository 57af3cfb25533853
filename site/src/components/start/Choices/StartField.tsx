import clsx from 'clsx';
import facts from '@generated/playground/default/facts.json';
import {type ReactNode, useId} from 'react';
import {starters} from '../../../../../packages/starters/catalog/starters.ts';
import type {Start} from '../../../../../packages/starters/project/choiceQuery.ts';
import fields from '@site/src/components/ui/Field/Field.module.css';
import {Fieldset} from '@site/src/components/ui/Fieldset/Fieldset';
import {OptionBox} from '@site/src/components/ui/OptionBox/OptionBox';
import boxes from '@site/src/components/ui/OptionBox/OptionBox.module.css';
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
    <Fieldset legend="Start with">
      <div className={styles.starters}>
        {starters.map(({id, title, about}) => (
          <OptionBox
            key={id}
            title={title}
            about={about}
            icon={<StarterIcon id={id} />}
            type="radio"
            name={name}
            isChecked={isStarter && start.id === id}
            onChange={() => onChange({kind: 'starter', id})}
          />
        ))}
        <label className={clsx(boxes.option, boxes.described, styles.demo, !isStarter && boxes.active)}>
          <span className={boxes.title}>Or a demo</span>
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
    </Fieldset>
  );
}

const labels = {code: 'Your project from the playground', sample: 'The sample from the documentation'} as const;
