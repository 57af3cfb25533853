import facts from '@generated/playground/default/facts.json';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../packages/playground-core/project/projectSchema.ts';

/** Loads the build's data for a demo or a sample: `demos/fade-in`, `samples/0a1b2c3d4e`. */
export async function loadExample(key: string): Promise<PlaygroundProject> {
  const response = await fetch(`${facts.examples}${key}.json`).catch((cause: unknown) => {
    throw new Error('The example didn’t load. Check your connection, then try again.', {cause});
  });
  if (response.status === 404) {
    throw new Error('This example no longer exists, because its page has changed. Choose another example.');
  }
  if (!response.ok) {
    throw new Error(`The example didn’t load (HTTP status ${response.status}). Check your connection, then try again.`);
  }
  const project = readProject(await response.json());
  if (!project) {
    throw new Error('The example didn’t load, because its file is damaged. Choose another example.');
  }
  return project;
}
