/**
 * Reports errors that nothing else catches. If a package throws one in a listener, browsers hide the message, because
 * the package's script comes from a different origin than the sandbox. The most common one says that a video or audio
 * file didn't load.
 */
export function watchErrors(report: (error: unknown) => void): void {
  let unplayable: string | undefined;
  const note = ({target}: Event): void => {
    if (target instanceof HTMLMediaElement) {
      unplayable = target.getAttribute('src')?.replace(/#.*$/, '');
      // By then, the element's own listeners have run.
      setTimeout(() => (unplayable = undefined));
    }
  };
  // Captures the event, so that this runs before the element's own listeners.
  document.addEventListener('error', note, true);
  window.addEventListener('error', ({error, message}) => {
    report(error ?? (message === 'Script error.' ? explainHiddenError(unplayable) : message));
  });
  window.addEventListener('unhandledrejection', ({reason}) => report(reason));
}

function explainHiddenError(unplayable: string | undefined): string {
  if (unplayable === undefined) {
    return 'A package threw an error that the browser hides. Check the values that you pass to its components.';
  }
  const file = unplayable.startsWith('blob:') ? 'The file' : `“${unplayable}”`;
  return `${file} can’t be played. Use staticFile() with a video or audio file from the playground.`;
}
