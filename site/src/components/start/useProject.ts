import resources from '@generated/site-starters/default/resources.json';
import {useEffect, useMemo, useState} from 'react';
import {findStarter} from '../../../../packages/starters/catalog/starters.ts';
import type {Choice} from '../../../../packages/starters/project/choiceQuery.ts';
import {createTypeScriptProject} from '../../../../packages/starters/project/createTypeScriptProject.ts';
import {createStarterSource} from '../../../../packages/starters/project/createStarterSource.ts';
import type {Project} from '../../../../packages/starters/project/Project.ts';
import type {Source} from '../../../../packages/starters/project/Source.ts';

type ProjectState = {
  /** What the project is made from. Missing while it loads. */
  readonly source?: Source;
  /** Missing while it's created. */
  readonly project?: Project;
  readonly problem?: string;
};

/** A result, and the input that it belongs to. */
type Result<Input, Value> = {readonly input: Input; readonly value?: Value; readonly problem?: string};

/** Creates the project of a choice. What has to load is loaded in the background. */
export function useProject({start, options}: Choice): ProjectState {
  const starter = start.kind === 'starter' ? findStarter(start.id) : undefined;
  const own = useMemo(() => starter && createStarterSource(starter, resources), [starter]);
  const [loaded, setLoaded] = useState<Result<Choice['start'], Source>>();
  useEffect(() => {
    if (start.kind === 'starter') {
      return undefined;
    }
    return follow(
      import('./loadSource.ts').then(({loadSource}) => loadSource(start)),
      (result) => setLoaded({input: start, ...result}),
    );
  }, [start]);
  const found = loaded?.input === start ? loaded : undefined;
  const source = own ?? found?.value;

  const typed = useMemo(() => source && createTypeScriptProject(source, options, resources), [source, options]);
  const [converted, setConverted] = useState<Result<Project, Project>>();
  const isJavaScript = options.language === 'javascript';
  useEffect(() => {
    if (!isJavaScript || !typed) {
      return undefined;
    }
    return follow(
      import('../../../../packages/starters/project/convertToJavaScript.ts').then(({convertToJavaScript}) =>
        convertToJavaScript(typed),
      ),
      (result) => setConverted({input: typed, ...result}),
    );
  }, [isJavaScript, typed]);
  const result = converted?.input === typed ? converted : undefined;

  return {
    source,
    project: isJavaScript ? result?.value : typed,
    problem: found?.problem ?? (isJavaScript ? result?.problem : undefined),
  };
}

/** Passes on the result of a promise, or the message of its error. Returns a function that stops it. */
function follow<Value>(
  promise: Promise<Value>,
  report: (result: {readonly value?: Value; readonly problem?: string}) => void,
): () => void {
  let isCurrent = true;
  promise.then(
    (value) => isCurrent && report({value}),
    (error: Error) => isCurrent && report({problem: error.message}),
  );
  return () => {
    isCurrent = false;
  };
}
