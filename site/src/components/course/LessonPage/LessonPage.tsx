import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import MDXContent from '@theme/MDXContent';
import {type ComponentType, type ReactNode, useEffect, useRef} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {InlineCode} from '../InlineCode.tsx';
import type {LessonFacts} from '../LessonFacts.ts';
import {LessonExercise} from '../LessonExercise/LessonExercise.tsx';
import styles from './LessonPage.module.css';

type Props = {
  readonly content: ComponentType & {
    readonly lesson: LessonFacts;
    readonly metadata: {
      readonly description: string;
      readonly frontMatter: {readonly keywords?: readonly string[]};
    };
  };
};

/** A lesson: the text and the task, and next to them the picture and the code, which become an editor on demand. */
export default function LessonPage({content: Content}: Props): ReactNode {
  const {lesson, metadata} = Content;
  const {title, chapter, number, count, task, hints, previous, next} = lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  // The link that led here has been removed together with the focus, so reading continues at the heading.
  useEffect(() => {
    if (history.action === 'PUSH' && history.location.hash === '') {
      heading.current?.focus();
    }
  }, [history]);
  return (
    <Page title={title} description={metadata.description} keywords={metadata.frontMatter.keywords} isApp>
      <div className={styles.lesson}>
        <article className={styles.text}>
          <p className={styles.path} data-search="ignore">
            <Link to="/learn">Course</Link> / {chapter}, lesson {number} of {count}
          </p>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className="markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
          <section className={styles.task} aria-labelledby="task">
            <h2 id="task">Your task</h2>
            <p>
              <InlineCode text={task} />
            </p>
          </section>
          <div className={styles.hints} data-search="ignore">
            {hints.map((hint, index) => (
              <details key={hint}>
                <summary>{index === hints.length - 1 ? 'Answer' : `Hint ${index + 1}`}</summary>
                <p>
                  <InlineCode text={hint} />
                </p>
              </details>
            ))}
          </div>
        </article>
        <LessonExercise key={lesson.name} lesson={lesson} />
        <nav className={styles.links} aria-label="Lessons">
          {previous && <Link to={previous.path}>Previous: {previous.title}</Link>}
          {next && <Link to={next.path}>Next: {next.title}</Link>}
        </nav>
      </div>
    </Page>
  );
}
