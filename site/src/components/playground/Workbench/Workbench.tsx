import type {EditorView} from '@codemirror/view';
import {type ReactNode, useCallback, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import {renameFile} from '../../../../../packages/playground-core/project/renameFile.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {CodeEditor} from '../Editor/CodeEditor.tsx';
import {FileTabs} from '../Files/FileTabs.tsx';
import {Messages} from '../Messages/Messages.tsx';
import {Preview} from '../Preview/Preview.tsx';
import {PropsForm} from '../Props/PropsForm.tsx';
import type {ProjectFromUrl} from '../openProjectFromUrl.ts';
import {useRun} from '../run/useRun.ts';
import {CompositionForm} from '../Settings/CompositionForm.tsx';
import {EditorHelp} from '../Editor/EditorHelp.tsx';
import {useTypes} from '../Editor/types/useTypes.ts';
import {Timeline} from '../Timeline/Timeline.tsx';
import {useFormat} from '../Editor/format/useFormat.ts';
import {revealProblem} from '../Editor/revealProblem.ts';
import {Toolbar} from './Toolbar.tsx';
import {useWorkbench} from './useWorkbench.ts';
import {addFile} from './changeFiles.ts';
import styles from './Workbench.module.css';

type Props = {
  readonly initial: ProjectFromUrl;
  /** The page's h1. */
  readonly heading: ReactNode;
  /** What readers should know about the playground, in one line. */
  readonly about: ReactNode;
};

/** The whole playground: files and editor on one side, and the preview, messages and settings on the other. */
export function Workbench({initial, heading, about}: Props): ReactNode {
  const workbench = useWorkbench(initial);
  const {project, change, file, setFile, openings} = workbench;
  const {files} = project;
  const [wanted, setWanted] = useState<{readonly id: string; readonly openings: number}>();
  // The selection only applies to the project in which it was made.
  const run = useRun(project, wanted?.openings === openings ? wanted.id : undefined);
  const help = useId();
  const types = useTypes(files);
  const editor = useRef<EditorView>(null);
  const format = useFormat(editor, file);
  const setFiles = useCallback(
    (next: Readonly<Record<string, string>>, shown: string) => {
      change({files: next});
      setFile(shown);
    },
    [change, setFile],
  );
  const openProblem = (problem: CodeProblem): void => {
    // Another file has another editor.
    flushSync(() => problem.file !== undefined && setFile(problem.file));
    if (editor.current) {
      revealProblem(editor.current, problem);
    }
  };
  return (
    <div className={styles.root}>
      <Toolbar workbench={workbench} types={types} formatProblem={format.problem} run={run} heading={heading} />
      <section className={styles.code} aria-label="Code">
        <FileTabs
          key={openings}
          files={Object.keys(files)}
          current={file}
          onSelect={setFile}
          change={{
            add: (name) => setFiles(addFile(files, name), name),
            rename: (from, to) => setFiles(renameFile(files, from, to), to),
            remove: workbench.deleteFile,
            deleted: workbench.deleted,
            undo: workbench.undoDelete,
          }}
        >
          <SmallButton disabled={format.isRunning} title="Format the file (Shift+Alt+F)" onClick={format.run}>
            Format
          </SmallButton>
        </FileTabs>
        <div className={styles.editor}>
          <CodeEditor
            key={openings}
            file={file}
            text={files[file] ?? ''}
            onChange={(text) => change({files: {...files, [file]: text}})}
            problems={run.state.problems}
            types={types.extension}
            help={help}
            ref={editor}
            onFormat={format.run}
          />
        </div>
        <div className={styles.foot}>
          <EditorHelp id={help} hasFormat />
          <p className={styles.about}>{about}</p>
        </div>
      </section>
      <div className={styles.result}>
        <section className={styles.shown} aria-label="Preview">
          <Preview run={run} />
          {run.composition.durationInFrames > 1 && <Timeline run={run} />}
          <Messages state={run.state} onOpen={openProblem} />
          {/* In one column, the props are above the code, so that the reader sees the effect of a change. */}
          <PropsForm
            key={`props-${openings}`}
            defaults={run.composition.defaultProps}
            values={project.props}
            onChange={(props) => change({props})}
          />
        </section>
        <section className={styles.panels} aria-label="Settings">
          <CompositionForm
            key={`composition-${openings}`}
            project={project}
            described={run.state.ids}
            composition={run.composition}
            onChange={change}
            onWant={(id) => setWanted({id, openings})}
          />
        </section>
      </div>
    </div>
  );
}
