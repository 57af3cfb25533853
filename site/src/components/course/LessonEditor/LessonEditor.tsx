import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import {lessonFile, lessonVideo} from '../../../../../packages/course/lesson/chapters.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {DownloadForm} from '../../playground/Download/DownloadForm.tsx';
import {CodeEditor} from '../../playground/Editor/CodeEditor.tsx';
import {EditorHelp} from '../../playground/Editor/EditorHelp.tsx';
import {TypesSwitch} from '../../playground/Editor/types/TypesSwitch.tsx';
import {useTypes} from '../../playground/Editor/types/useTypes.ts';
import {ExportForm} from '../../playground/Export/ExportForm.tsx';
import {Messages} from '../../playground/Messages/Messages.tsx';
import {Preview} from '../../playground/Preview/Preview.tsx';
import {useRun} from '../../playground/run/useRun.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {Popover} from '../../ui/Popover/Popover.tsx';
import {Comparison} from '../Comparison/Comparison.tsx';
import {InlineCode} from '../InlineCode.tsx';
import type {LessonFacts} from '../LessonFacts.ts';
import {progressStore} from '../progress/progressStore.ts';
import {useProgress} from '../progress/useProgress.ts';
import {Results} from '../Results/Results.tsx';
import styles from './LessonEditor.module.css';
import type {LoadedLesson} from './loadLesson.ts';
import {useLessonCheck} from './useLessonCheck.ts';

type Props = {
  readonly lesson: LessonFacts;
  readonly loaded: LoadedLesson;
  /** Whether it replaces the button that the learner has pressed, which had the focus. */
  readonly takesFocus: boolean;
};

/** The editor of a lesson, its video, and the check. The code is stored in the browser. */
export function LessonEditor({lesson, loaded, takesFocus}: Props): ReactNode {
  const {name, task, durationInFrames, continues, finish, next} = lesson;
  const {code, done} = useProgress();
  const [text, setText] = useState(() => code[name] ?? loaded.start);
  const [isStored, setStored] = useState(true);
  const [isComparing, setComparing] = useState(false);
  /** The learner’s code before a button replaced it. */
  const [replaced, setReplaced] = useState<string>();
  const [resetButton, compareButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const project = useMemo(
    (): PlaygroundProject => ({files: {[lessonFile]: text}, ...lessonVideo, durationInFrames, props: {}}),
    [text, durationInFrames],
  );
  const run = useRun(project);
  const types = useTypes(project.files);
  const {outcome, mark, check, show, clear} = useLessonCheck(run, loaded, () =>
    progressStore.update((progress) => ({
      ...progress,
      code: {...progress.code, [name]: text},
      done: [...new Set([...progress.done, name])],
    })),
  );
  const help = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) {
      root.current?.focus({preventScroll: true});
    }
  }, [takesFocus]);
  useEffect(() => {
    progressStore.update((progress) => ({...progress, last: name}));
  }, [name]);
  const change = (changed: string, before?: string): void => {
    setText(changed);
    setReplaced(before);
    clear();
    setStored(progressStore.update((progress) => ({...progress, code: {...progress.code, [name]: changed}})));
  };
  const stopComparing = (): void => {
    compareButton.current?.focus();
    setComparing(false);
  };
  const earlier = continues === undefined ? undefined : code[continues];
  return (
    <section ref={root} className={styles.root} tabIndex={-1} aria-label="Code and video" data-search="ignore">
      <div className={styles.tools}>
        <button
          className="button button--primary"
          type="button"
          aria-disabled={outcome.status === 'running' || undefined}
          onClick={() => outcome.status !== 'running' && void check()}
        >
          Check my code
        </button>
        <SmallButton ref={resetButton} disabled={text === loaded.start} onClick={() => change(loaded.start, text)}>
          Reset
        </SmallButton>
        {replaced !== undefined && (
          <SmallButton
            onClick={() => {
              resetButton.current?.focus();
              change(replaced);
            }}
          >
            Undo
          </SmallButton>
        )}
        <SmallButton ref={compareButton} aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          Show me
        </SmallButton>
        {earlier !== undefined && (
          <SmallButton disabled={text === earlier} onClick={() => change(earlier, text)}>
            Use my last video
          </SmallButton>
        )}
        <TypesSwitch types={types} />
        {finish && (
          <>
            <Popover label="Export" align="end">
              {() => <ExportForm run={run} />}
            </Popover>
            <Popover label="Download" align="end">
              {() => <DownloadForm project={project} problems={run.state.problems} />}
            </Popover>
          </>
        )}
      </div>
      <div className={styles.results}>
        {!isStored && <p role="alert">Your code isn’t saved, because this browser’s storage is full or blocked.</p>}
        {types.problem && <p role="alert">{types.problem}</p>}
        <Results
          outcome={outcome}
          code={text}
          isDone={done.includes(name)}
          next={next}
          hasTypes={types.wanted}
          onShow={show}
        />
        {outcome.status !== 'failed' && <Messages state={run.state} />}
      </div>
      <div className={styles.code}>
        <p className={styles.task}>
          <strong>Your task:</strong> <InlineCode text={task} />
        </p>
        {isComparing ? (
          <Comparison
            yours={text}
            solution={loaded.solution}
            onUse={() => {
              change(loaded.solution, text);
              stopComparing();
            }}
            onClose={stopComparing}
          />
        ) : (
          <>
            <div className={styles.editor}>
              <CodeEditor
                file={lessonFile}
                text={text}
                onChange={change}
                problems={run.state.problems}
                types={types.extension}
                help={help}
              />
            </div>
            <EditorHelp id={help} />
          </>
        )}
      </div>
      <div className={styles.video}>
        <Preview run={run} mark={mark} />
      </div>
    </section>
  );
}
