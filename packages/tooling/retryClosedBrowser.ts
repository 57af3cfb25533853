/**
 * The `retry` option of tests that render: browsers that are newer than the renderer sometimes end while they start, or
 * close a tab. Tests that fail for another reason aren't repeated.
 */
export const retryClosedBrowser = {
  count: 2,
  condition:
    /Failed to launch the browser process|while trying to connect to the browser|(?:Target|Session|Connection) closed|browser has disconnected|Page crashed/,
};
