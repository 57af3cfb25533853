import resources from '@generated/site-starters/default/resources.json';
import type {ReactNode} from 'react';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {Field} from '@site/src/components/ui/Field/Field';
import {Fieldset} from '@site/src/components/ui/Fieldset/Fieldset';
import {OptionBox} from '@site/src/components/ui/OptionBox/OptionBox';
import {extras} from '../../../../../packages/starters/catalog/extras.ts';
import type {Choice} from '../../../../../packages/starters/project/choiceQuery.ts';
import type {Options} from '../../../../../packages/starters/project/Options.ts';
import {findUnavailableExtras} from '../../../../../packages/starters/project/findUnavailableExtras.ts';
import type {Source} from '../../../../../packages/starters/project/Source.ts';
import styles from './Choices.module.css';
import {StartField} from './StartField.tsx';

type Props = {
  readonly choice: Choice;
  /** What the project is made from. Missing while it loads. */
  readonly source?: Source;
  /** The name in the field, and what is wrong with it. A wrong one isn’t part of the choice. */
  readonly name: string;
  readonly nameProblem: string | undefined;
  readonly onNameChange: (name: string) => void;
  readonly onChange: (choice: Choice) => void;
};

/** All choices for a project. */
export function Choices({choice, source, name, nameProblem, onNameChange, onChange}: Props): ReactNode {
  const {start, options} = choice;
  const change = (part: Partial<Options>): void => onChange({start, options: {...options, ...part}});
  const unavailable = source ? findUnavailableExtras(source, resources) : {};
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <StartField start={start} onChange={(next) => onChange({start: next, options})} />
      <div className={styles.row}>
        <Field label="Name" problem={nameProblem}>
          {(attributes) => (
            <input
              {...attributes}
              value={name}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({target: {value}}) => onNameChange(value)}
            />
          )}
        </Field>
        <ChoiceField
          legend="Language"
          options={[
            {value: 'typescript', label: 'TypeScript'},
            {value: 'javascript', label: 'JavaScript'},
          ]}
          value={options.language}
          onChange={(language) => change({language})}
        />
        <ChoiceField
          legend="Package manager"
          options={[
            {value: 'npm', label: 'npm'},
            {value: 'yarn', label: 'Yarn'},
            {value: 'pnpm', label: 'pnpm'},
          ]}
          value={options.manager}
          onChange={(manager) => change({manager})}
        />
      </div>
      <Fieldset legend="Add">
        <div className={styles.extras}>
          {extras.map(({id, title, about}) => {
            const isIncluded = source?.extras.includes(id) ?? false;
            return (
              <OptionBox
                key={id}
                type="checkbox"
                title={title}
                about={isIncluded ? 'Part of this starter' : (unavailable[id] ?? about)}
                isChecked={isIncluded || (options.extras.includes(id) && unavailable[id] === undefined)}
                isDisabled={isIncluded || unavailable[id] !== undefined}
                onChange={(isChecked) =>
                  change({
                    extras: extras
                      .map((extra) => extra.id)
                      .filter((other) => (other === id ? isChecked : options.extras.includes(other))),
                  })
                }
              />
            );
          })}
          <OptionBox
            type="checkbox"
            title="AGENTS.md"
            about="Rules and a skill for coding agents"
            isChecked={options.hasAgents}
            onChange={(hasAgents) => change({hasAgents})}
          />
        </div>
      </Fieldset>
    </form>
  );
}
