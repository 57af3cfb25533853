import {type ReactNode, useState} from 'react';
import {useArrivalQuery} from '@site/src/components/player/useArrivalQuery';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {replaceAddress} from '@site/src/components/ui/replaceAddress';
import {conflictsOf} from '../../../../../reference/rules/conflictsOf';
import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {queryOf, readQuery} from './builderAddress';
import type {Choices} from './Choices';
import styles from './CommandBuilder.module.css';
import {entryFaults} from './entryFaults';
import {OptionField} from './OptionField';
import {Outputs} from './Outputs';
import {PastedCommand} from './PastedCommand';
import {settingsOf} from './settingsOf';

const texts = [
  {name: 'entry', label: 'Entry point'},
  {name: 'composition', label: 'Composition'},
  {name: 'output', label: 'Output, without its ending'},
] as const;

/** One choice of options as command, configuration file, and calls for Node.js and Lambda. */
export const CommandBuilder = (): ReactNode => {
  const query = useArrivalQuery();
  const [chosen, setChosen] = useState<Choices>();
  const choices = chosen ?? readQuery(query);
  const faults = entryFaults(choices);
  const messages = faults.length > 0 ? faults : conflictsOf(settingsOf(choices)).map(({message}) => message);

  const change = (next: Choices): void => {
    setChosen(next);
    replaceAddress(`${window.location.pathname}${queryOf(next)}${window.location.hash}`);
  };
  const setOption = (name: string, value: string | undefined): void => {
    const others = Object.entries(choices.options).filter(([other]) => other !== name);
    change({...choices, options: Object.fromEntries(value === undefined ? others : [...others, [name, value]])});
  };

  return (
    <section className={styles.builder} aria-label="Command builder" data-search="ignore">
      <NeedsScript>
        <PastedCommand onRead={change} />
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          {texts.map(({name, label}) => (
            <label className={styles.field} key={name}>
              <span className={styles.label}>{label}</span>
              <input
                className={styles.input}
                value={choices[name]}
                spellCheck={false}
                onChange={(event) => change({...choices, [name]: event.target.value})}
              />
            </label>
          ))}
          {renderOptions.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={choices.options[option.name]}
              onChange={(value) => setOption(option.name, value)}
            />
          ))}
        </form>
        <div className={styles.conflicts} role="status">
          {messages.length > 0 && (
            <ul>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      </NeedsScript>
      <Outputs choices={choices} />
    </section>
  );
};
