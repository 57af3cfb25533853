/**
 * Copies a string to the clipboard and returns whether it worked. Pass a promise if the string has to be fetched,
 * because some browsers only allow access to the clipboard while the event is handled, and not after a response has
 * arrived.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return false;
  }
}
