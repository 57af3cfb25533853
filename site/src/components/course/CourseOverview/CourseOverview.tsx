import Link from '@docusaurus/Link';
import lessons from '@generated/site-course/default/lessons.json';
import type {ReactNode} from 'react';
import {chapters} from '../../../../../packages/course/lesson/chapters.ts';
import {Section} from '../../ui/Section/Section.tsx';
import {useProgress} from '../progress/useProgress.ts';
import styles from './CourseOverview.module.css';

/** The lessons by chapter, with a mark at those that the learner has solved. */
export function CourseOverview(): ReactNode {
  const {done} = useProgress();
  return chapters.map(({name, title, about}, index) => {
    const own = lessons.filter(({chapter}) => chapter === name);
    const solved = own.filter((lesson) => done.includes(lesson.name)).length;
    return (
      <Section
        key={name}
        title={`${index + 1}. ${title}`}
        lead={
          <>
            <p>{about}</p>
            {solved > 0 && (
              <p data-search="ignore">
                {solved} of {own.length} solved
              </p>
            )}
          </>
        }
        id={name}
      >
        <ol className={styles.lessons}>
          {own.map((lesson) => (
            <li key={lesson.name} className={styles.lesson}>
              <Link to={lesson.path}>{lesson.title}</Link>
              <span className={styles.facts} data-search="ignore">
                {done.includes(lesson.name) ? (
                  <span className={styles.done}>
                    <span aria-hidden="true">✓ </span>Solved
                  </span>
                ) : (
                  `${lesson.minutes} minutes`
                )}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    );
  });
}
