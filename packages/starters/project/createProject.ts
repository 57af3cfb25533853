import {createTypeScriptProject} from './createTypeScriptProject.ts';
import type {Options} from './Options.ts';
import type {Resources, Project} from './Project.ts';
import type {Source} from './Source.ts';

/** Creates a project in the language of the options. The converter is only loaded for JavaScript. */
export async function createProject(source: Source, options: Options, resources: Resources): Promise<Project> {
  const project = createTypeScriptProject(source, options, resources);
  if (options.language === 'typescript') {
    return project;
  }
  const {convertToJavaScript} = await import('./convertToJavaScript.ts');
  return convertToJavaScript(project);
}
