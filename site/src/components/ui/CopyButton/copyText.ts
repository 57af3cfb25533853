/**
 * Puts a text on the clipboard, and says whether that worked. One that has to be fetched is handed over as a promise:
 * some browsers only write during the press, and not after an answer has come.
 */
export const copyText = async (text: string | Promise<string>): Promise<boolean> => {
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
};
