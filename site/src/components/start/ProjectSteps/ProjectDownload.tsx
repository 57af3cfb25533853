import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import {useDownload} from '@site/src/components/ui/useDownload';
import {archiveFolder, getArchiveName, isPlain} from '../../../../../packages/starters/archive/getArchiveName.ts';
import type {Choice} from '../../../../../packages/starters/project/choiceQuery.ts';
import type {Project} from '../../../../../packages/starters/project/Project.ts';
import styles from './ProjectSteps.module.css';

type Props = {
  readonly choice: Choice;
  readonly project: Project;
  /** Whether the name in the field is the project’s. */
  readonly canDownload: boolean;
};

/** The download of a project, and the commands that install it. */
export function ProjectDownload({choice: {start, options}, project, canDownload}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {download, saved, problem} = useDownload(
    () => import('../../playground/Download/downloadProject.ts'),
    ({downloadProject}) => downloadProject(project),
  );
  const archive =
    start.kind === 'starter' && isPlain(options)
      ? `${url}/${archiveFolder}/${getArchiveName(start, options)}`
      : undefined;
  // The steps that every reader needs: installing the packages and starting the preview.
  const commands = [`cd ${project.name}`, ...project.steps.slice(0, 2).map(({command}) => command)];
  return (
    <div className={styles.download}>
      <div className={styles.action}>
        <button
          className={`button button--primary ${styles.button}`}
          type="button"
          disabled={!canDownload}
          onClick={() => void download()}
        >
          <Icon name="download" size={18} />
          Download {canDownload ? `${project.name}.zip` : 'the project'}
        </button>
        <div role="status">
          {saved !== undefined && (
            <p className={styles.note}>Saved {saved}. Unpack it on a computer, then run the commands below.</p>
          )}
        </div>
        {!canDownload && <p className={styles.problem}>To download the project, correct its name.</p>}
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {archive !== undefined && (
        <CommandBox title="Or in a terminal on macOS or Linux" commands={[{command: `curl -L ${archive} | tar -xz`}]} />
      )}
      <CommandBox title="When it’s unpacked, run" commands={commands.map((command) => ({command}))} />
    </div>
  );
}
