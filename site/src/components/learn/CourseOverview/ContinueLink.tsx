import lessons from '@generated/site-learn/default/lessons.json';
import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button/ButtonLink.tsx';
import {useProgress} from '../progress/useProgress.ts';

/** Leads to the first lesson, or to the one that the learner should continue with. */
export function ContinueLink(): ReactNode {
  const {done, last} = useProgress();
  const open = lessons.find(({name}) => name === last && !done.includes(name));
  const next = open ?? lessons.find(({name}) => !done.includes(name)) ?? lessons[0];
  if (!next) {
    return null;
  }
  const isNew = done.length === 0 && last === undefined;
  return (
    <ButtonLink kind="primary" to={next.path}>
      {isNew ? 'Start the course' : `Continue: ${next.title}`}
    </ButtonLink>
  );
}
