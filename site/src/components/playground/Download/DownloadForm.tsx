import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {encodeProject} from '../../../../../packages/playground-core/project/encodeProject.ts';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {useDownload} from '../../ui/useDownload.ts';
import {formatLocation} from '../Messages/formatLocation.ts';
import styles from './DownloadForm.module.css';
import {remotionVersion} from '../../../../../packages/toolkit-model/versions.ts';

type Props = {
  readonly project: PlaygroundProject;
  /** The errors in its code. */
  readonly problems: readonly CodeProblem[];
};

/** Saves the project as an archive that works with `npm install` and `npm start`. */
export function DownloadForm({project, problems: [error]}: Props): ReactNode {
  const {download, saved, problem} = useDownload(
    () => import('./downloadPlayground.ts'),
    ({downloadPlayground}) => downloadPlayground(project),
  );
  return (
    <>
      <p className={styles.about}>
        A ZIP file with your code, its media and fonts, and Remotion {remotionVersion}. Unpack it, then run{' '}
        <code>npm install</code> and <code>npm start</code>.
      </p>
      {error && (
        <p className={styles.error}>
          The code has an error{error.file === undefined ? '' : ` in ${formatLocation(error)}`}. Fix it first, or the
          downloaded project won’t work either.
        </p>
      )}
      <button className="button button--primary" type="button" onClick={() => void download()}>
        Download project
      </button>
      <p className={styles.more}>
        <Link to={`/start#code=${encodeProject(project)}`}>Choose what else it contains</Link>, for example the Player.
      </p>
      <div role="status">{saved !== undefined && <p className={styles.more}>Saved {saved}.</p>}</div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
