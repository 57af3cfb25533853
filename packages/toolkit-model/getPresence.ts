import type {ExportModel, MemberModel} from './model.ts';

/**
 * Returns whether readers have to pass an option. Fields of types are never required, because types also describe what
 * readers receive, such as return values and refs. Fields of classes and constants are only read.
 */
export function getPresence({kind}: ExportModel, {optional}: MemberModel): 'Required' | 'Optional' | undefined {
  if (kind === 'class' || kind === 'constant') {
    return undefined;
  }
  if (optional) {
    return 'Optional';
  }
  return kind === 'type' ? undefined : 'Required';
}
