/** Runs code as on a server, where there is no `document` and no `window`. */
export async function withoutDom(run: () => Promise<void>): Promise<void> {
  const {document, window} = globalThis;
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'window');
  try {
    await run();
  } finally {
    Object.assign(globalThis, {document, window});
  }
}
