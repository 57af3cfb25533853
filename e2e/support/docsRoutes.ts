import {join} from 'node:path';
import {readJson} from '../../packages/tooling/readJson.ts';
import {root} from './builtSite.ts';

/** The paths of all pages of the documentation. */
export const docsRoutes: readonly string[] = readJson(join(root, 'packages/content-model/pagePaths.json'));
