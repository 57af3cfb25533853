import {type ReactNode, useState} from 'react';
import {CodeSample} from '@site/src/components/authors/CodeSample/CodeSample';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {LessonFacts} from '../LessonFacts.ts';
import styles from './LessonExercise.module.css';

type Props = {
  readonly lesson: LessonFacts;
};

/** Whether the learner has opened an editor since the page was loaded, so that the next lessons open theirs. */
let hasStarted = false;

/** The picture and the code of a lesson. The editor, the player and the checks load when the learner starts. */
export function LessonExercise({lesson}: Props): ReactNode {
  const [wanted, setWanted] = useState(() => hasStarted);
  const [isStartedHere, setStartedHere] = useState(false);
  const {
    loaded: editor,
    error,
    retry,
  } = useLazyLoad(
    wanted,
    async () => {
      const {LessonEditor, loadLesson} = await import('../LessonEditor/lessonEditorChunk.ts');
      return {LessonEditor, loaded: await loadLesson(lesson)};
    },
    'The editor didn’t load. Check your connection, then try again.',
  );
  if (editor) {
    return <editor.LessonEditor lesson={lesson} loaded={editor.loaded} takesFocus={isStartedHere} />;
  }
  const start = (): void => {
    hasStarted = true;
    setStartedHere(true);
    setWanted(true);
  };
  const label = error !== undefined ? 'Try again' : wanted ? 'Loading the editor…' : 'Start the lesson';
  return (
    <section className={styles.exercise} aria-label="Code and video" data-search="ignore">
      <figure className={styles.picture}>
        <img src={`/img/learn/${lesson.name}.webp`} alt={`The result: ${lesson.alt}`} width={960} height={540} />
        <figcaption>This is what you’ll make.</figcaption>
      </figure>
      <NeedsScript>
        <div className={styles.action}>
          {error !== undefined && <p role="alert">{error}</p>}
          {/* The same button in all states, so that it keeps the focus. */}
          <button
            className="button button--primary button--lg"
            type="button"
            aria-disabled={wanted && error === undefined}
            onClick={error === undefined ? start : retry}
          >
            {label}
          </button>
        </div>
      </NeedsScript>
      <div className={styles.code}>
        <CodeSample {...lesson.start} caption="Video.tsx" />
      </div>
    </section>
  );
}
