/**
 * Lets code move the focus only while the sandbox has it. Otherwise, a component that takes the focus when it's
 * mounted, such as the player with its controls, would take it from the editor on every run.
 */
export function keepFocusOutside(): void {
  const {focus} = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions): void {
    if (document.hasFocus()) {
      focus.call(this, options);
    }
  };
}
