import lessons from '@generated/site-course/default/lessons.json';
import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button/ButtonLink.tsx';
import {useProgress} from '../progress/useProgress.ts';

/**
 * Leads to the first lesson, to the one that the learner should continue with, or to the finished video, and shows how
 * many lessons are solved.
 */
export function ContinueLink(): ReactNode {
  const {done, last} = useProgress();
  const open = lessons.find(({name}) => name === last && !done.includes(name));
  const next = open ?? lessons.find(({name}) => !done.includes(name)) ?? lessons.at(-1);
  if (!next) {
    return null;
  }
  const getLabel = ({name, title}: typeof next): string => {
    if (done.length === 0 && last === undefined) {
      return 'Start the course';
    }
    return done.includes(name) ? 'Open your video' : `Continue: ${title}`;
  };
  const solved = lessons.filter(({name}) => done.includes(name)).length;
  return (
    <>
      <ButtonLink kind="primary" to={next.path}>
        {getLabel(next)}
      </ButtonLink>
      {solved > 0 && (
        <span>
          {solved} of {lessons.length} lessons solved
        </span>
      )}
    </>
  );
}
