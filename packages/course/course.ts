export type {LessonChecks} from './checks/Check.ts';
export * from './checks/expectations.ts';
export {createFinding, createMissingFinding} from './checks/findings.ts';
export * from './checks/formatList.ts';
export * from './checks/locators.ts';
export * from './checks/measures.ts';
export * from './checks/rendersDeterministically.ts';
export * from './checks/scenes.ts';
export * from './checks/timeline.ts';
