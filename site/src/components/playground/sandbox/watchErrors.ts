/**
 * Reports errors that nothing else catches. Browsers hide those that a package throws in a listener, because its script
 * is from another origin than the sandbox. The most common one says that a file of a video or audio element didn't load.
 */
export function watchErrors(report: (error: unknown) => void): void {
  let unplayable: string | undefined;
  const note = ({target}: Event): void => {
    if (target instanceof HTMLMediaElement) {
      unplayable = target.getAttribute('src')?.replace(/#.*$/, '');
    }
  };
  // Before the listeners of the element.
  document.addEventListener('error', note, true);
  window.addEventListener('error', ({error, message}) => {
    report(error ?? (message === 'Script error.' ? explainHiddenError(unplayable) : message));
    unplayable = undefined;
  });
  window.addEventListener('unhandledrejection', ({reason}) => report(reason));
}

function explainHiddenError(unplayable: string | undefined): string {
  if (unplayable === undefined) {
    return 'A package has thrown an error that the browser hides. Check the values that you pass to its components.';
  }
  const file = unplayable.startsWith('blob:') ? 'The file' : `“${unplayable}”`;
  return `${file} can’t be played. Use staticFile() with a video or audio file of the playground.`;
}
