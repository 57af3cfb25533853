import type {AgentTool} from './AgentTool.ts';
import {renderFrames} from './renderFrames.ts';
import {sharedTools} from './sharedTools.ts';

/** The tools of the program that runs on the user's own machine. */
export const localTools: readonly AgentTool[] = [...sharedTools, renderFrames];
