/** The values of variables whose code isn't part of a pasted call. Both are common in inputs. */
export const assumedValues: Readonly<Record<string, number>> = {fps: 30, durationInFrames: 150};
