import {Composition, Internals} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadBundlePage} from '../../../packages/claims/dom/loadBundlePage.ts';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

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

/**
 * Calls a function while each composition is this many characters long as JSON. A real string would need half a
 * gigabyte of memory.
 */
function runWithLength(length: number, run: () => unknown): unknown {
  const convert = vi.spyOn(JSON, 'stringify').mockImplementation((value: unknown) => {
    const count = Array.isArray(value) ? value.length : 1;
    return {length: count * length} as string;
  });
  try {
    return run();
  } finally {
    // The test runner uses it, too.
    convert.mockRestore();
  }
}

claim('The result must be shorter than 90% of 256 MiB, which is about 241 million characters.', async () => {
  collectConsole('warn');
  const list = await loadPage(['Gallery']);
  expect(runWithLength(Math.floor(limit), list)).toMatchObject([{id: 'Gallery', defaultProps: {photo: 'Gallery'}}]);
  expect(() => runWithLength(Math.ceil(limit), list)).toThrow('defaultProps too big - could not serialize');
  expect(Math.floor(limit / 1e6)).toBe(241);
});

claim("If a composition's default props are too large, you get this error when you render it", async () => {
  collectConsole('warn');
  const list = await loadPage(['Gallery']);
  expect(() => runWithLength(limit, list)).toThrow('the defaultProps of composition with ID Gallery');
});

claim(
  "If each composition is small enough on its own, but all of them together are too large, the message doesn't include an ID:",
  async () => {
    collectConsole('warn');
    const list = await loadPage(['Gallery', 'Chart']);
    expect(() => runWithLength(0.6 * limit, list)).toThrow(
      /^defaultProps too big - Could not serialize - an object that was passed to defaultProps was too big\./,
    );
  },
);

claim('In both cases, this line appears first in the browser console:', async () => {
  const warnings = collectConsole('warn');
  const list = await loadPage(['Gallery', 'Chart']);
  const line = 'defaultProps are too big to serialize - trying to find the problematic composition...';
  expect(() => runWithLength(limit, list)).toThrow('Gallery');
  expect(warnings).toEqual([line]);
  expect(() => runWithLength(0.6 * limit, list)).toThrow('an object');
  expect(warnings[1]).toBe(line);
});
