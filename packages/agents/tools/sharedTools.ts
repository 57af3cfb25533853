import type {AgentTool} from './AgentTool.ts';
import {checkCode} from './checkCode.ts';
import {estimateLambda} from './estimateLambda.ts';
import {explainError} from './explainError.ts';
import {listApi} from './listApi.ts';
import {planRender} from './planRender.ts';
import {playgroundLink} from './playgroundLink.ts';
import {readPageTool} from './readPage.ts';
import {searchDocs} from './searchDocs.ts';
import {startProject} from './startProject.ts';

/** The tools that work everywhere. None of them runs code that is passed to it. */
export const sharedTools: readonly AgentTool[] = [
  searchDocs,
  readPageTool,
  listApi,
  explainError,
  checkCode,
  planRender,
  estimateLambda,
  playgroundLink,
  startProject,
];
