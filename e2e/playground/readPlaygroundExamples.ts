import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readJson} from '../../packages/tooling/readJson.ts';
import type {PlaygroundProject} from '../../packages/playground-core/project/PlaygroundProject.ts';
import {builtSite} from '../support/builtSite.ts';

/** A project that the built site can open by name, such as `demos/fade-in`. */
type PlaygroundExample = {readonly name: string; readonly project: PlaygroundProject};

/** All projects that the built site can open by name. */
export function readPlaygroundExamples(): PlaygroundExample[] {
  const folder = join(builtSite.folder, 'playground/examples');
  return ['demos', 'samples'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: `${kind}/${basename(file, '.json')}`,
        project: readJson<PlaygroundProject>(join(folder, kind, file)),
      })),
  );
}

/** Returns the names of the examples that a page opens. */
export function findLinkedExamples(html: string): string[] {
  return [...html.matchAll(/\/playground\?(demo|sample)=([\w-]+)/g)].map(([, kind, key]) => `${kind}s/${key}`);
}
