import {describe, expect, test} from 'vitest';
import {stem} from './stem.ts';

describe('stem', () => {
  test.each([
    ['render', 'renders', 'rendered', 'rendering'],
    ['animate', 'animates', 'animated', 'animating', 'animation', 'animations'],
    ['install', 'installs', 'installing', 'installation'],
    ['composition', 'compositions'],
    ['stutter', 'stutters', 'stuttering'],
    ['colour', 'color', 'colours', 'colored'],
    ['visualise', 'visualize', 'visualization', 'visualising'],
    ['analyse', 'analyze', 'analysing'],
    ['licence', 'license', 'licences', 'licensed'],
    ['centre', 'center', 'centred', 'centered'],
    ['greyscale', 'grayscale'],
    ['cancelling', 'canceling', 'cancelled', 'cancel'],
    ['catalogue', 'catalog'],
    ['scale', 'scales', 'scaling', 'scaled'],
    ['stop', 'stopped', 'stopping'],
    ['property', 'properties'],
  ])('returns the same stem for the forms of %s', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  test.each([
    ['spring', 'sprint'],
    ['string', 'strange'],
    ['series', 'serial'],
    ['render', 'renderer'],
    ['remotion', 'remote'],
  ])('returns different stems for %s and %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  test.each(['--crf', 'h264', 'set.crf', 'fps'])('returns %s unchanged', (word) => {
    expect(stem(word)).toBe(word);
  });
});
