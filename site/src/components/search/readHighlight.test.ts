import {describe, expect, test} from 'vitest';
import {readHighlight} from './readHighlight.ts';

describe('readHighlight', () => {
  test('distinguishes marked text from other text', () => {
    expect(readHighlight('the <mark>frame</mark> number')).toEqual([
      {text: 'the ', isMarked: false},
      {text: 'frame', isMarked: true},
      {text: ' number', isMarked: false},
    ]);
  });

  test('unescapes characters once', () => {
    expect(
      readHighlight('&lt;<mark>Audio</mark>&gt; &amp;amp; &#39;x&#39; &quot; &unknown;')
        .map(({text}) => text)
        .join(''),
    ).toBe(`<Audio> &amp; 'x' " &unknown;`);
  });

  test('treats any other tag as text', () => {
    expect(readHighlight('<img src=x onerror=alert(1)>')).toEqual([
      {text: '<img src=x onerror=alert(1)>', isMarked: false},
    ]);
  });
});
