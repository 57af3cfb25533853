export type Line = {from: number; to: number; text: string};

/** Reads the lines of an SRT file, with their times in seconds. */
export const parseSrt = (srt: string): Line[] =>
  srt
    .replace(/\r/g, '')
    .trim()
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [, times = '', ...text] = block.split('\n');
      const [from, to] = times.split(' --> ').map(toSeconds);
      return from === undefined || to === undefined
        ? []
        : [{from, to, text: text.join(' ')}];
    });

const toSeconds = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time
    .replace(',', '.')
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};
