/** Inserts a character into the search field if it exists, like a key press would. Returns whether it worked. */
export function typeIntoSearch(letter: string): boolean {
  const field = getSearchField();
  if (!field) {
    return false;
  }
  field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter, inputType: 'insertText'}));
  return true;
}

/** Replaces the query of the dialog, as typing would, and returns the focus to its field. */
export function replaceQuery(query: string): void {
  const field = getSearchField();
  field?.focus();
  field?.setSelectionRange(0, field.value.length);
  typeIntoSearch(query);
}

/** Returns whether keys go to the dialog or its fallback. */
export function hasSearchFocus(): boolean {
  return document.querySelector(':is(.DocSearch-Container, .search-problem):focus-within') !== null;
}

/**
 * Finds the dialog or its fallback. The dialog is in a separate script that may take longer to load than a reader takes
 * to type.
 */
function getSearchField(): HTMLInputElement | null {
  return document.querySelector('.DocSearch-Input, .search-problem input');
}
