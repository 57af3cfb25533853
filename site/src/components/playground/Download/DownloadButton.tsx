import {type ReactNode, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import styles from './DownloadButton.module.css';

interface Props {
  readonly project: PlaygroundProject;
}

/** Saves the project as an archive that runs with `npm install` and `npm start`. */
export const DownloadButton = ({project}: Props): ReactNode => {
  const [fault, setFault] = useState<string>();
  const download = async (): Promise<void> => {
    setFault(undefined);
    try {
      const {downloadProject} = await import('./downloadProject');
      await downloadProject(project);
    } catch (error) {
      setFault(`The project could not be put together. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return (
    <>
      <SmallButton onClick={() => void download()}>Download as project</SmallButton>
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </>
  );
};
