/** Whether `<Composition>` and `<Still>` accept an ID, and `<Folder>` a name. */
export function isCompositionId(text: string): boolean {
  return /^[a-zA-Z0-9-]+$/.test(text);
}

/** Returns the closest text that is an ID. */
export function toCompositionId(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9-]+/g, '-').replaceAll(/^-|-$/g, '') || 'MyVideo';
}
