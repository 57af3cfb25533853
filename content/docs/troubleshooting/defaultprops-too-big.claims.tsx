import {Composition, Internals} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadBundlePage} from '../../../packages/claims/dom/loadBundlePage.ts';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {recordWarnings} from '../../../packages/claims/recordWarnings.ts';

const limit = 0.9 * 256 * 1024 * 1024;

/** Loads the page of a bundle with these compositions, and returns the function with which Remotion lists them. */
async function loadPage(ids: readonly string[]): Promise<() => unknown> {
  await mountRoot(
    ids.map((id) => (
      <Composition
        key={id}
        id={id}
        component={() => null}
        width={1280}
        height={720}
        fps={30}
        durationInFrames={90}
        defaultProps={{photo: id}}
      />
    )),
  );
  const root = vi.spyOn(Internals, 'getRoot').mockReturnValue(() => null);
  onTestFinished(() => root.mockRestore());
  loadBundlePage();
  return () => window.getStaticCompositions();
}

/** Makes each composition this many characters long as JSON. A real string would need half a gigabyte of memory. */
function replaceLength(length: number): void {
  const convert = vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
    const count = Array.isArray(value) ? value.length : 1;
    return {length: count * length} as string;
  });
  onTestFinished(() => convert.mockRestore());
}

claim('The result must be shorter than 90% of 256 MiB, which is about 241 million characters.', async () => {
  recordWarnings();
  const list = await loadPage(['Gallery']);
  replaceLength(Math.floor(limit));
  expect(list()).toMatchObject([{id: 'Gallery', defaultProps: {photo: 'Gallery'}}]);
  replaceLength(Math.ceil(limit));
  expect(list).toThrow('defaultProps too big - could not serialize');
  expect(Math.floor(limit / 1e6)).toBe(241);
});

claim("If a composition's default props are too large, you get this error when you render it", async () => {
  recordWarnings();
  const list = await loadPage(['Gallery']);
  replaceLength(limit);
  expect(list).toThrow('the defaultProps of composition with ID Gallery');
});

claim(
  "If each composition is small enough on its own, but all of them together are too large, the message doesn't include an ID:",
  async () => {
    recordWarnings();
    const list = await loadPage(['Gallery', 'Chart']);
    replaceLength(0.6 * limit);
    expect(list).toThrow('an object that was passed to defaultProps was too big');
    expect(list).not.toThrow('Gallery');
  },
);

claim('In both cases, this line appears first in the browser console:', async () => {
  for (const length of [limit, 0.6 * limit]) {
    const warnings = recordWarnings();
    const list = await loadPage(['Gallery', 'Chart']);
    replaceLength(length);
    expect(list).toThrow();
    expect(warnings[0]).toBe('defaultProps are too big to serialize - trying to find the problematic composition...');
    vi.mocked(JSON.stringify).mockRestore();
    vi.mocked(console.warn).mockRestore();
  }
});
