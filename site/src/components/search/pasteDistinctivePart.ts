import {getDistinctivePart} from '../../../../packages/content-model/messages/log/getDistinctivePart.ts';
import {maxQueryLength} from '../../../../packages/search/contract.ts';

/**
 * Handles a paste into a search field. A text that is longer than the field allows, such as a whole error message, would
 * lose its end, so its most distinctive part is inserted instead.
 */
export function pasteDistinctivePart(event: ClipboardEvent): void {
  const {target, clipboardData} = event;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!(target instanceof HTMLInputElement) || text.length <= maxQueryLength) {
    return;
  }
  event.preventDefault();
  target.setRangeText(getDistinctivePart(text, maxQueryLength), 0, target.value.length, 'end');
  target.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
}
