import facts from '@generated/playground/default/facts.json';
import type {PlaygroundProject} from './PlaygroundProject';
import {readProject} from './projectSchema';

/** Loads what the build has written about a demo or a sample: `demos/fade-in`, `samples/0a1b2c3d4e`. */
export const loadExample = async (key: string): Promise<PlaygroundProject> => {
  const response = await fetch(`${facts.examples}${key}.json`);
  if (response.status === 404)
    throw new Error('This example no longer exists; the page that it was on may have been rewritten.');
  if (!response.ok) throw new Error(`The example could not be loaded (${response.status}).`);
  const project = readProject(await response.json());
  if (!project) throw new Error('The example could not be read.');
  return project;
};
