export type {LessonChecks} from './checks/Check.ts';
export * from './checks/expectations.ts';
export * from './checks/formatList.ts';
export * from './checks/measures.ts';
export * from './checks/parts.ts';
export * from './checks/showsThreeTexts.ts';
export * from './checks/timeline.ts';
