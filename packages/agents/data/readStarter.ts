import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {extras} from '../../starters/catalog/extras.ts';
import {starters} from '../../starters/catalog/starters.ts';
import {readResources} from '../../starters/read/readResources.ts';
import type {StarterData} from './AgentData.ts';

/** Reads what new projects need. The folder contains the media of the site. */
export function readStarter(siteUrl: string, mediaDirectory: string): StarterData {
  const paths = [...starters, ...extras].flatMap(({media = {}}) => Object.values(media));
  return {
    ...readResources(siteUrl),
    media: Object.fromEntries(paths.map((path) => [path, readFileSync(join(mediaDirectory, path), 'base64')])),
  };
}
