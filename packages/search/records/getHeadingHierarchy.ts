import {allLevels, type Hierarchy, type RecordType} from '../contract.ts';

export type HeadingType = Exclude<RecordType, 'content'>;

/** Returns the hierarchy of a heading based on the hierarchy before it: sets its own level and clears deeper ones. */
export function getHeadingHierarchy(hierarchy: Hierarchy, type: HeadingType, title: string): Hierarchy {
  const deeper = allLevels.slice(allLevels.indexOf(type) + 1).map((name) => [name, null]);
  return {...hierarchy, [type]: title, ...Object.fromEntries(deeper)};
}
