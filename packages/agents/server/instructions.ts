/** What a client tells its model about the server. */
export const instructions = `Remotion makes videos with React. These tools answer from the documentation of Remotion 3.2 and check code against its packages.
Other versions have different APIs: look up names with list_api instead of remembering them.
Every frame is rendered on its own, in any order: calculate everything from useCurrentFrame(), and use neither timers, CSS animations, Math.random() nor the current time.
Call check_code with all files before you show code. For an error or a log, call explain_error first.`;
