import {type ReactNode, useCallback, useId, useState} from 'react';
import {CodeEditor} from '../Editor/CodeEditor';
import {ExportPanel} from '../Export/ExportPanel';
import {FileTabs} from '../Files/FileTabs';
import {Messages} from '../Messages/Messages';
import {Preview} from '../Preview/Preview';
import {PropsForm} from '../Props/PropsForm';
import type {Arrival} from '../project/openArrival';
import {useRun} from '../run/useRun';
import {CompositionForm} from '../Settings/CompositionForm';
import {EditorHelp} from '../Editor/EditorHelp';
import {useTypes} from '../Editor/types/useTypes';
import {Toolbar} from './Toolbar';
import {useWorkbench} from './useWorkbench';
import {withFile, withName} from './changeFiles';
import styles from './Workbench.module.css';

interface Props {
  readonly arrival: Arrival;
}

/** The whole playground: files and editor on one side; picture, messages, values and exports on the other. */
export const Workbench = ({arrival}: Props): ReactNode => {
  const bench = useWorkbench(arrival);
  const {project, change, file, setFile} = bench;
  const {files} = project;
  const [wanted, setWanted] = useState<string>();
  const run = useRun(project, wanted);
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
      <Toolbar bench={bench} types={types} />
      <section className={styles.code} aria-label="Code">
        <FileTabs
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
            faults={run.state.faults}
            types={types.extension}
            help={help}
          />
        </div>
        <EditorHelp id={help} />
      </section>
      <div className={styles.result}>
        <section className={styles.shown} aria-label="Picture">
          <Preview run={run} />
          <Messages state={run.state} onOpen={(fault) => fault.file && setFile(fault.file)} />
        </section>
        <section className={styles.panels} aria-label="Settings">
          <PropsForm
            defaults={run.composition.defaultProps}
            values={project.props}
            onChange={(props) => change({props})}
          />
          <CompositionForm
            project={project}
            described={run.state.ids}
            composition={run.composition}
            onChange={change}
            onWant={setWanted}
          />
          <ExportPanel run={run} />
        </section>
      </div>
    </div>
  );
};
