import facts from '@generated/playground/default/facts.json';
import {type ReactNode, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import {CopyButton} from '../../ui/CopyButton/CopyButton';
import {DownloadButton} from '../Download/DownloadButton';
import type {Types} from '../Editor/types/useTypes';
import {longestAddress, playgroundAddress} from '../playgroundAddress';
import {blankProject} from '../project/blankProject';
import {loadExample} from '../project/loadExample';
import styles from './Toolbar.module.css';
import type {WorkbenchState} from './useWorkbench';

interface Props {
  readonly bench: WorkbenchState;
  readonly types: Types;
}

/** What can be opened, and what can be done with all that is on the bench. */
export const Toolbar = ({bench, types}: Props): ReactNode => {
  const [fault, setFault] = useState<string>();
  const {project, earlier, open} = bench;
  const openExample = (key: string): void => {
    setFault(undefined);
    if (key === 'blank') open(blankProject);
    else loadExample(key).then(open, (error: Error) => setFault(error.message));
  };
  const notes = [bench.notice, fault, ...lossOf(bench), types.fault].filter((note) => note !== undefined);
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <Chooser
          label="Example"
          action="Open"
          options={[
            ['blank', 'Blank: one title'],
            ...facts.demos.map(({name, title}) => [`demos/${name}`, title] as const),
          ]}
          onChoose={openExample}
        />
        {earlier.length > 0 && (
          <Chooser
            label="Earlier work"
            action="Bring back"
            options={earlier.map(({project: {files}, time}, index) => [
              String(index),
              `${Object.keys(files)[0]}, ${new Date(time).toLocaleString()}`,
            ])}
            onChoose={(index) => {
              const work = earlier[Number(index)];
              if (work) open(work.project);
            }}
          />
        )}
        <div className={styles.actions}>
          <label className={styles.switch}>
            <input type="checkbox" checked={types.wanted} onChange={() => types.want(!types.wanted)} />
            {types.isLoading ? 'Loading types …' : 'Check types'}
          </label>
          <SmallButton disabled={!bench.isChanged} onClick={bench.reset}>
            Reset
          </SmallButton>
          <DownloadButton project={project} />
          <CopyButton
            className={styles.copy}
            icon="link"
            label="Copy a link to this code"
            text={() => new URL(playgroundAddress(project), window.location.href).href}
          />
        </div>
      </div>
      <div className={styles.notes} role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
};

/** What is not kept of the project, and what helps. */
const lossOf = ({addressLength, isKept}: WorkbenchState): string[] => [
  ...(addressLength > longestAddress
    ? [
        `The code is too long for a link: ${addressLength.toLocaleString()} of ${longestAddress.toLocaleString()} characters. This browser keeps it; to pass it on, download it.`,
      ]
    : []),
  ...(isKept
    ? []
    : ['This browser does not keep the code: its storage is full or blocked. Copy the link or download it.']),
];

interface ChooserProps {
  readonly label: string;
  readonly action: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** A list and a button: who goes through the list by keyboard opens nothing on the way. */
const Chooser = ({label, action, options, onChoose}: ChooserProps): ReactNode => {
  const [chosen, setChosen] = useState('');
  const value = options.some(([option]) => option === chosen) ? chosen : '';
  return (
    <div className={styles.chooser}>
      <label className={styles.label}>
        <span>{label}</span>
        <select className={styles.select} value={value} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Choose …</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <SmallButton disabled={value === ''} onClick={() => onChoose(value)}>
        {action}
      </SmallButton>
    </div>
  );
};
