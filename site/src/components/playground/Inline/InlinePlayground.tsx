import clsx from 'clsx';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {CodeEditor} from '../Editor/CodeEditor.tsx';
import {EditorHelp} from '../Editor/EditorHelp.tsx';
import {useTypes} from '../Editor/types/useTypes.ts';
import {FileTabs} from '../Files/FileTabs.tsx';
import {Messages} from '../Messages/Messages.tsx';
import {createPlaygroundUrl} from '../createPlaygroundUrl.ts';
import {Preview} from '../Preview/Preview.tsx';
import {useRun} from '../run/useRun.ts';
import {storeEdit} from '../storage/storedEdits.ts';
import {measureCoveredEdges} from './measureCoveredEdges.ts';
import styles from './InlinePlayground.module.css';
import type {LazyEditorProps} from './LazyEditor.tsx';
import type {Edit} from './openEdit.ts';
import {revealCode} from './revealCode.ts';

type Props = LazyEditorProps & {
  readonly edit: Edit;
};

/**
 * An example that readers edit on its page. The editor has the position and the style of the code, and everything else
 * is below it or replaces an existing video, so that nothing moves. The reader's changes stay in the browser.
 */
export function InlinePlayground({example, edit: {original, stored}, props, screen, onChange}: Props): ReactNode {
  const [files, setFiles] = useState((stored ?? original).files);
  const names = Object.keys(files);
  const [file, setFile] = useState(names[0] ?? '');
  const project = useMemo(() => ({...original, files, props: props ?? original.props}), [original, files, props]);
  const run = useRun(project);
  const types = useTypes(files);
  const help = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isChanged = names.some((name) => files[name] !== original.files[name]);
  // After each key, because readers may close the editor or the page at any time.
  useEffect(() => {
    storeEdit(example, isChanged ? {...original, files} : undefined);
  }, [example, original, files, isChanged]);
  const open = useEffectEvent(() => onChange('open'));
  const reveal = useEffectEvent(() => revealCode(panel.current, screen));
  // In the same frame in which the editor appears, so that the code is never visible twice.
  useLayoutEffect(() => {
    open();
    const request = requestAnimationFrame(() => reveal());
    return () => cancelAnimationFrame(request);
  }, []);
  const edges = useCallback(() => measureCoveredEdges(panel.current, screen), [screen]);

  function close(): void {
    // This button is about to disappear. The one that opened the editor stays.
    const figure = panel.current?.closest('figure');
    figure?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({preventScroll: true});
    onChange(undefined);
  }

  const preview = <Preview run={run} />;
  return (
    <>
      <CodeEditor
        file={file}
        text={files[file] ?? ''}
        onChange={(text) => setFiles({...files, [file]: text})}
        problems={run.state.problems}
        types={types.extension}
        help={help}
        edges={edges}
        isFocused
      />
      <div className={styles.panel} ref={panel}>
        <div className={clsx(!screen && styles.split)}>
          {screen ? createPortal(preview, screen) : <div className={styles.preview}>{preview}</div>}
          <div className={styles.state}>
            {names.length > 1 && <FileTabs files={names} current={file} onSelect={setFile} />}
            {types.problem && <p role="alert">{types.problem}</p>}
            <Messages state={run.state} onOpen={(problem) => problem.file && setFile(problem.file)} />
            {run.state.status === 'drawn' && run.state.lines.length === 0 && <p aria-hidden="true">No errors</p>}
          </div>
        </div>
        <div className={styles.foot}>
          <EditorHelp id={help} />
          <label className={styles.switch}>
            <input type="checkbox" checked={types.wanted} onChange={() => types.want(!types.wanted)} />
            <span className={styles.word}>
              <span className={styles.extra}>{types.isLoading ? 'Loading ' : 'Check '}</span>
              {types.isLoading ? 'types…' : 'types'}
            </span>
          </label>
          <SmallButton disabled={!isChanged} onClick={() => setFiles(original.files)}>
            Reset
          </SmallButton>
          {/* Created on demand, because the URL contains all of the code. */}
          <SmallButton onClick={() => window.location.assign(createPlaygroundUrl(project))}>
            <span className={styles.extra}>Open in </span>
            <span className={styles.word}>playground</span>
          </SmallButton>
          <SmallButton onClick={close}>
            Stop<span className={styles.extra}> editing</span>
          </SmallButton>
        </div>
      </div>
    </>
  );
}
