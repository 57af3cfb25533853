import {join} from 'node:path';
import type {PlannedPage} from '../../packages/content-model/PlannedPage.ts';
import {readJson} from '../../packages/tooling/readJson.ts';
import {root} from './builtSite.ts';

/** All pages of the documentation. */
export const writtenPages: readonly PlannedPage[] = readJson(join(root, 'packages/content-model/planned-pages.json'));
