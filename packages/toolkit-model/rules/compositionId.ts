/** Whether `<Composition>` and `<Still>` accept a string as an ID, and `<Folder>` as a name. */
export function isCompositionId(text: string): boolean {
  return /^[a-zA-Z0-9-]+$/.test(text);
}

/** Returns the closest valid ID. */
export function toCompositionId(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9-]+/g, '-').replaceAll(/^-|-$/g, '') || 'MyVideo';
}
