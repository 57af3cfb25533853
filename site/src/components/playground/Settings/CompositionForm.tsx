import type {ReactNode} from 'react';
import type {Composition} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {maxSizes} from '../../../../../packages/playground-core/project/projectSchema.ts';
import {Panel} from '../Panel/Panel.tsx';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import styles from './CompositionForm.module.css';
import {SettingField} from './SettingField.tsx';

type Props = {
  readonly project: PlaygroundProject;
  /** The IDs of the compositions that the code defines. */
  readonly described: readonly string[];
  /** The current composition. */
  readonly composition: Composition;
  readonly onChange: (part: Partial<PlaygroundProject>) => void;
  /** Selects one of several compositions. */
  readonly onWant: (id: string) => void;
};

const settings = [
  {name: 'width', label: 'Width'},
  {name: 'height', label: 'Height'},
  {name: 'fps', label: 'Frames per second'},
  {name: 'durationInFrames', label: 'Duration in frames'},
] as const;

/** Size, frame rate and duration. They're editable unless the code defines its own compositions. */
export function CompositionForm({project, described, composition, onChange, onWant}: Props): ReactNode {
  return (
    <Panel title="Composition">
      {described.length > 1 && (
        <label className={styles.choice}>
          <span className={styles.label}>Composition to show</span>
          <select className={styles.select} value={composition.id} onChange={(event) => onWant(event.target.value)}>
            {described.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      )}
      {described.length > 0 ? (
        <p className={styles.described}>
          The code registers <code>{composition.id}</code>: {composition.width} × {composition.height} pixels,{' '}
          {composition.fps} frames per second, {composition.durationInFrames} frames.
        </p>
      ) : (
        <div className={styles.fields}>
          {settings.map(({name, label}) => (
            <SettingField
              key={name}
              label={label}
              max={maxSizes[name]}
              value={project[name]}
              onChange={(value) => onChange({[name]: value})}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
