import clsx from 'clsx';
import type {ReactNode} from 'react';
import {blankProject} from '../../../../../packages/playground-core/project/blankProject.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {CopyButton} from '../../ui/CopyButton/CopyButton.tsx';
import {Popover} from '../../ui/Popover/Popover.tsx';
import {DownloadForm} from '../Download/DownloadForm.tsx';
import {TypesSwitch} from '../Editor/types/TypesSwitch.tsx';
import type {Types} from '../Editor/types/useTypes.ts';
import {EarlierWork} from '../Examples/EarlierWork.tsx';
import {ExampleList} from '../Examples/ExampleList.tsx';
import {ExportForm} from '../Export/ExportForm.tsx';
import {loadExample} from '../loadExample.ts';
import {maxUrlLength, createPlaygroundUrl} from '../createPlaygroundUrl.ts';
import type {Run} from '../run/useRun.ts';
import styles from './Toolbar.module.css';
import type {WorkbenchState} from './useWorkbench.ts';

type Props = {
  readonly workbench: WorkbenchState;
  readonly types: Types;
  /** Why the file couldn't be formatted, in one sentence. */
  readonly formatProblem: string | undefined;
  readonly run: Run;
  /** The page's h1. */
  readonly heading: ReactNode;
};

/** Menus for opening projects and for actions on the whole project. */
export function Toolbar({workbench, types, formatProblem, run, heading}: Props): ReactNode {
  const {project, earlier, open, openings, report} = workbench;
  const openExample = (key: string): void => {
    if (key === 'blank') {
      open(blankProject);
    } else {
      loadExample(key).then(open, (error: Error) => report(error.message));
    }
  };
  const notes = [workbench.notice, ...describeLoss(workbench), types.problem, formatProblem].filter(
    (note) => note !== undefined,
  );
  return (
    <div className={styles.toolbar}>
      <div className={clsx(styles.row, earlier.length > 0 && styles.crowded)}>
        <div className={styles.heading}>{heading}</div>
        <Popover label="Examples">
          {(close) => (
            <ExampleList
              key={openings}
              onChoose={(key) => {
                close();
                openExample(key);
              }}
            />
          )}
        </Popover>
        {earlier.length > 0 && (
          <Popover label="Earlier work">
            {(close) => (
              <EarlierWork
                earlier={earlier}
                onChoose={(work) => {
                  close();
                  open(work.project);
                }}
              />
            )}
          </Popover>
        )}
        <div className={styles.actions}>
          <TypesSwitch types={types} />
          <SmallButton disabled={!workbench.isChanged} onClick={workbench.reset}>
            Reset
          </SmallButton>
          <Popover label="Export" align="end">
            {() => <ExportForm key={openings} run={run} />}
          </Popover>
          <Popover label="Download" align="end">
            {() => <DownloadForm key={openings} project={project} problems={run.state.problems} />}
          </Popover>
          <CopyButton
            className={styles.copy}
            icon="link"
            label="Copy a link to this code"
            text={() => new URL(createPlaygroundUrl(project), window.location.href).href}
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
}

/** Explains which part of the project isn't saved, and what the reader can do. */
function describeLoss({urlLength, isSaved}: WorkbenchState): string[] {
  const isTooLong = urlLength > maxUrlLength;
  return [
    ...(isTooLong
      ? [
          `The code is too long for a link: ${urlLength.toLocaleString('en')} of ${maxUrlLength.toLocaleString('en')} characters. ${isSaved ? 'It is saved in this browser. ' : ''}To share it, download the project.`,
        ]
      : []),
    ...(isSaved
      ? []
      : [
          `Your code isn’t saved, because this browser’s storage is full or blocked. ${isTooLong ? 'Download' : 'Copy the link or download'} the project.`,
        ]),
  ];
}
