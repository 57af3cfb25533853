import {type ReactNode, useState} from 'react';
import {useInitialQuery} from '@site/src/components/player/useInitialQuery';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {replaceUrl} from '@site/src/components/ui/replaceUrl';
import {type RenderOption, renderOptions} from '../../../../../../packages/toolkit-model/rules/renderOptions.ts';
import {createQuery, readQuery} from '../../../../../../packages/planner-core/command/builderQuery.ts';
import type {Choices} from '../../../../../../packages/planner-core/command/Choices.ts';
import styles from './CommandBuilder.module.css';
import {findCaveats} from '../../../../../../packages/planner-core/command/findCaveats.ts';
import {findProblems} from '../../../../../../packages/planner-core/command/findProblems.ts';
import {OptionField} from './OptionField.tsx';
import {Outputs} from './Outputs.tsx';
import {PastedCommand} from './PastedCommand.tsx';

const texts = [
  {name: 'entry', label: 'Entry point'},
  {name: 'composition', label: 'Composition'},
  {name: 'output', label: 'Output without extension'},
] as const;

/** Together with the three fields above, these are enough for most renders. */
const commonNames: readonly string[] = ['codec', 'crf', 'scale'];
const commonOptions = renderOptions.filter(({name}) => commonNames.includes(name));
const otherOptions = renderOptions.filter(({name}) => !commonNames.includes(name));

/** Creates a command, a configuration file, and calls for Node.js and Lambda from the same options. */
export function CommandBuilder(): ReactNode {
  const query = useInitialQuery();
  const [chosen, setChosen] = useState<Choices>();
  const [isExpanded, setExpanded] = useState(false);
  const choices = chosen ?? readQuery(query);
  const problems = findProblems(choices);
  const caveats = findCaveats(choices);
  const hasOthers = otherOptions.some(({name}) => choices.options[name] !== undefined);

  const change = (next: Choices): void => {
    setChosen(next);
    replaceUrl(`${window.location.pathname}${createQuery(next)}${window.location.hash}`);
  };
  const setOption = (name: string, value: string | undefined): void => {
    const others = Object.entries(choices.options).filter(([other]) => other !== name);
    change({...choices, options: Object.fromEntries(value === undefined ? others : [...others, [name, value]])});
  };
  const getProblem = ({name}: {readonly name: string}): string | undefined =>
    problems
      .filter((problem) => problem.name === name)
      .map(({text}) => text)
      .join(' ') || undefined;
  const createField = (option: RenderOption): ReactNode => (
    <OptionField
      key={option.name}
      option={option}
      value={choices.options[option.name]}
      problem={getProblem(option)}
      onChange={(value) => setOption(option.name, value)}
    />
  );

  return (
    <section className={styles.builder} aria-label="Command builder" data-search="ignore">
      <Outputs
        choices={choices}
        invalid={[...texts.map(({name, label}) => ({name, flag: label})), ...renderOptions].flatMap((field) =>
          getProblem(field) === undefined ? [] : [field.flag],
        )}
      />
      <NeedsScript>
        <div role="status">
          {caveats.length > 0 && (
            <ul className={styles.caveats}>
              {caveats.map((caveat) => (
                <li key={caveat}>{caveat}</li>
              ))}
            </ul>
          )}
        </div>
        <form onSubmit={(event) => event.preventDefault()}>
          <div className={styles.fields}>
            {texts.map(({name, label}) => (
              <label className={styles.field} key={name}>
                <span className={styles.label}>{label}</span>
                <input
                  className={styles.input}
                  value={choices[name]}
                  spellCheck={false}
                  aria-invalid={getProblem({name}) !== undefined}
                  placeholder={name === 'entry' ? 'Found automatically' : undefined}
                  onChange={(event) => change({...choices, [name]: event.target.value})}
                />
                {getProblem({name}) && <span className={styles.problem}>{getProblem({name})}</span>}
              </label>
            ))}
            {commonOptions.map(createField)}
          </div>
          <details
            className={styles.more}
            open={isExpanded || hasOthers}
            onToggle={({currentTarget}) => setExpanded(currentTarget.open)}
          >
            <summary>More options</summary>
            <div className={styles.fields}>{otherOptions.map(createField)}</div>
          </details>
        </form>
        <PastedCommand onRead={change} />
      </NeedsScript>
    </section>
  );
}
