import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Choices} from '../Choices/Choices.tsx';
import {ProjectFiles} from '../ProjectFiles/ProjectFiles.tsx';
import {NextSteps} from '../ProjectSteps/NextSteps.tsx';
import {ProjectDownload} from '../ProjectSteps/ProjectDownload.tsx';
import {useChoice} from '../useChoice.ts';
import {useProject} from '../useProject.ts';
import styles from './ProjectBuilder.module.css';

/** Creates a project from the reader's choices, shows its files, and downloads it. */
export function ProjectBuilder(): ReactNode {
  const [choice, change] = useChoice();
  const state = useProject(choice);
  const {project, problem} = state;
  return (
    <NeedsScript>
      <section className={styles.builder} aria-label="New project">
        <div className={styles.choices}>
          <Choices choice={choice} source={state.source} onChange={change} />
        </div>
        <div className={styles.result}>
          {problem !== undefined && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          {project ? (
            <>
              <ProjectDownload choice={choice} project={project} />
              <ProjectFiles project={project} />
              <NextSteps steps={project.steps} />
            </>
          ) : (
            problem === undefined && <p className={styles.waiting}>Creating the files…</p>
          )}
        </div>
      </section>
    </NeedsScript>
  );
}
