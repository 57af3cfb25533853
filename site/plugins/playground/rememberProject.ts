import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PlaygroundProject} from '../../src/components/playground/project/PlaygroundProject';
import {versionOf} from '../sampleTypes/versionOf';

/** Beside the bundler's cache, because a page that comes from that cache is not compiled again. */
export const sampleFolder = join(__dirname, '../../node_modules/.cache/playground-samples');

const below = 'playground/examples/samples';

/** Keeps the project of a sample for the time when all pages are built, and returns the name by which it is opened. */
export const rememberProject = (project: PlaygroundProject, folder = sampleFolder): string => {
  const text = JSON.stringify(project);
  const key = versionOf([text]);
  mkdirSync(join(folder, below), {recursive: true});
  writeFileSync(join(folder, below, `${key}.json`), text);
  return key;
};

/**
 * Puts the projects into a built site that its pages name. Only the built scripts know which pages there are, whether
 * compiled now or taken from the bundler's cache. Throws when a page names one that was not kept.
 */
export const writeProjects = (site: string, folder = sampleFolder): void => {
  const scripts = join(site, 'assets/js');
  const texts = readdirSync(scripts).map((name) => readFileSync(join(scripts, name), 'utf8'));
  const keys = texts.flatMap((text) =>
    [...text.matchAll(/\bsample:["']([\da-f]{10})["']/g)].map(([, key = '']) => key),
  );
  mkdirSync(join(site, below), {recursive: true});
  for (const key of new Set(keys)) {
    const kept = join(folder, below, `${key}.json`);
    if (!existsSync(kept)) throw new Error(`The project of a sample is gone (${kept}). Run: npx docusaurus clear site`);
    copyFileSync(kept, join(site, below, `${key}.json`));
  }
};
