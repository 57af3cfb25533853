import {type ReactNode, useEffect, useId, useMemo, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton';
import {CodeEditor} from '../Editor/CodeEditor';
import {EditorHelp} from '../Editor/EditorHelp';
import {FileTabs} from '../Files/FileTabs';
import {Messages} from '../Messages/Messages';
import {playgroundAddress} from '../playgroundAddress';
import {Preview} from '../Preview/Preview';
import {useRun} from '../run/useRun';
import {keepEdit} from '../storage/keptEdits';
import styles from './InlinePlayground.module.css';
import type {Edit} from './openEdit';

interface Props {
  readonly example: string;
  readonly edit: Edit;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** An example that is changed in its page: picture, messages and editor. What is typed stays in the browser. */
export const InlinePlayground = ({example, edit: {original, kept}, props}: Props): ReactNode => {
  const [files, setFiles] = useState((kept ?? original).files);
  const names = Object.keys(files);
  const [file, setFile] = useState(names[0] ?? '');
  const project = useMemo(() => ({...original, files, props: props ?? original.props}), [original, files, props]);
  const run = useRun(project);
  const help = useId();
  const isChanged = names.some((name) => files[name] !== original.files[name]);
  // With each key: who closes the editor or the page at once loses nothing.
  useEffect(() => {
    keepEdit(example, isChanged ? {...original, files} : undefined);
  }, [example, original, files, isChanged]);
  return (
    <div className={styles.inline}>
      <Preview run={run} />
      <Messages state={run.state} onOpen={(fault) => fault.file && setFile(fault.file)} />
      {names.length > 1 && <FileTabs files={names} current={file} onSelect={setFile} />}
      <div className={styles.editor}>
        <CodeEditor
          file={file}
          text={files[file] ?? ''}
          onChange={(text) => setFiles({...files, [file]: text})}
          faults={run.state.faults}
          help={help}
          isFocused
        />
      </div>
      <div className={styles.foot}>
        <EditorHelp id={help} />
        <SmallButton disabled={!isChanged} onClick={() => setFiles(original.files)}>
          Reset
        </SmallButton>
        {/* Made when it is wanted: the address holds all of the code. */}
        <SmallButton onClick={() => window.location.assign(playgroundAddress(project))}>Open in playground</SmallButton>
      </div>
    </div>
  );
};
