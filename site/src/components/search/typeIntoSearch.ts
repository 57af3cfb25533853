/**
 * Writes a letter into the field of the search, if the field has come already, as a key would that is pressed in it.
 * Says whether it did.
 */
export const typeIntoSearch = (letter: string): boolean => {
  const field = searchField();
  if (!field) return false;
  field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter, inputType: 'insertText'}));
  return true;
};

/** Whether keys go to the dialog, or to what stands in for it. */
export const searchHasFocus = (): boolean =>
  document.querySelector(':is(.DocSearch-Container, .search-fault):focus-within') !== null;

/** The dialog, or what stands in for it, comes in a script of its own, which can take longer than a reader to type. */
const searchField = (): HTMLInputElement | null => document.querySelector('.DocSearch-Input, .search-fault input');
