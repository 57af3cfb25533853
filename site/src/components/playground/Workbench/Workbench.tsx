import {type ReactNode, useCallback, useId, useState} from 'react';
import {CodeEditor} from '../Editor/CodeEditor.tsx';
import {FileTabs} from '../Files/FileTabs.tsx';
import {Messages} from '../Messages/Messages.tsx';
import {Preview} from '../Preview/Preview.tsx';
import {PropsForm} from '../Props/PropsForm.tsx';
import type {Arrival} from '../openArrival.ts';
import {useRun} from '../run/useRun.ts';
import {CompositionForm} from '../Settings/CompositionForm.tsx';
import {EditorHelp} from '../Editor/EditorHelp.tsx';
import {useTypes} from '../Editor/types/useTypes.ts';
import {Toolbar} from './Toolbar.tsx';
import {useWorkbench} from './useWorkbench.ts';
import {withFile, withName} from './changeFiles.ts';
import styles from './Workbench.module.css';

type Props = {
  readonly arrival: Arrival;
};

/** The whole playground: files and editor on one side, and the preview, messages and settings on the other. */
export function Workbench({arrival}: Props): ReactNode {
  const bench = useWorkbench(arrival);
  const {project, change, file, setFile, openings} = bench;
  const {files} = project;
  const [wanted, setWanted] = useState<{readonly id: string; readonly openings: number}>();
  // The selection only applies to the project in which it was made.
  const run = useRun(project, wanted?.openings === openings ? wanted.id : undefined);
  const help = useId();
  const types = useTypes(files);
  const setFiles = useCallback(
    (next: Readonly<Record<string, string>>, shown: string) => {
      change({files: next});
      setFile(shown);
    },
    [change, setFile],
  );
  return (
    <div className={styles.bench}>
      <Toolbar bench={bench} types={types} run={run} />
      <section className={styles.code} aria-label="Code">
        <FileTabs
          key={openings}
          files={Object.keys(files)}
          current={file}
          onSelect={setFile}
          change={{
            add: (name) => setFiles(withFile(files, name), name),
            rename: (from, to) => setFiles(withName(files, from, to), to),
            remove: bench.deleteFile,
            deleted: bench.deleted,
            undo: bench.undoDelete,
          }}
        />
        <div className={styles.editor}>
          <CodeEditor
            file={file}
            text={files[file] ?? ''}
            onChange={(text) => change({files: {...files, [file]: text}})}
            problems={run.state.problems}
            types={types.extension}
            help={help}
          />
        </div>
        <EditorHelp id={help} />
      </section>
      <div className={styles.result}>
        <section className={styles.shown} aria-label="Preview">
          <Preview run={run} />
          <Messages state={run.state} onOpen={(problem) => problem.file && setFile(problem.file)} />
        </section>
        <section className={styles.panels} aria-label="Settings">
          <PropsForm
            key={`props-${openings}`}
            defaults={run.composition.defaultProps}
            values={project.props}
            onChange={(props) => change({props})}
          />
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
