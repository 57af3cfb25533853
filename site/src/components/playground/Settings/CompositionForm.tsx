import type {ReactNode} from 'react';
import type {Composition} from '../frame/FrameMessage';
import {Panel} from '../Panel/Panel';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import styles from './CompositionForm.module.css';
import {SettingField} from './SettingField';

interface Props {
  readonly project: PlaygroundProject;
  /** The ids of the compositions that the code describes itself. */
  readonly described: readonly string[];
  /** What is drawn. */
  readonly composition: Composition;
  readonly onChange: (part: Partial<PlaygroundProject>) => void;
  /** Chooses one of several compositions. */
  readonly onWant: (id: string) => void;
}

const settings = [
  {name: 'width', label: 'Width', most: 8192},
  {name: 'height', label: 'Height', most: 8192},
  {name: 'fps', label: 'Frames per second', most: 240},
  {name: 'durationInFrames', label: 'Duration in frames', most: 100_000},
] as const;

/** Size and pace: the reader's to set, or the code's, when it describes its compositions itself. */
export const CompositionForm = ({project, described, composition, onChange, onWant}: Props): ReactNode => (
  <Panel title="Composition">
    {described.length > 1 && (
      <label className={styles.choice}>
        <span className={styles.label}>Shown</span>
        <select className={styles.select} value={composition.id} onChange={(event) => onWant(event.target.value)}>
          {described.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
    )}
    {described.length > 0 ? (
      <p className={styles.described}>
        The code describes <code>{composition.id}</code> itself: {composition.width} × {composition.height} pixels,{' '}
        {composition.fps} frames per second, {composition.durationInFrames} frames.
      </p>
    ) : (
      <div className={styles.fields}>
        {settings.map(({name, label, most}) => (
          <SettingField
            key={name}
            label={label}
            most={most}
            value={project[name]}
            onChange={(value) => onChange({[name]: value})}
          />
        ))}
      </div>
    )}
  </Panel>
);
