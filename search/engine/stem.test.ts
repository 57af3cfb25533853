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
  ])('brings the forms of %s together', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  test.each([
    ['spring', 'sprint'],
    ['string', 'strange'],
    ['series', 'serial'],
    ['render', 'renderer'],
  ])('tells %s from %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  test.each(['--crf', 'h264', 'set.crf', 'fps'])('leaves %s as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});
