import {LEVELS, type Hierarchy, type RecordType} from '../contract.ts';

export type HeadingType = Exclude<RecordType, 'content'>;

/** The way to a heading from that of what stands before it: deeper levels end. */
export function enterHeading(hierarchy: Hierarchy, type: HeadingType, title: string): Hierarchy {
  const deeper = LEVELS.slice(LEVELS.indexOf(type) + 1).map((name) => [name, null]);
  return {...hierarchy, [type]: title, ...Object.fromEntries(deeper)};
}
