import {type ReactNode, useState} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {findNameProblem} from '../../../../../packages/starters/project/Options.ts';
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
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? choice.options.name;
  const nameProblem = findNameProblem(name);
  const changeName = (typed: string): void => {
    setTypedName(typed);
    if (findNameProblem(typed) === undefined) {
      change({...choice, options: {...choice.options, name: typed}});
    }
  };
  return (
    <NeedsScript>
      <section className={styles.builder} aria-label="New project">
        <div className={styles.choices}>
          <Choices
            choice={choice}
            source={state.source}
            name={name}
            nameProblem={nameProblem}
            onNameChange={changeName}
            onChange={change}
          />
        </div>
        <div className={styles.result}>
          {problem !== undefined && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          {project ? (
            <>
              <ProjectDownload choice={choice} project={project} canDownload={nameProblem === undefined} />
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
