import {Internals} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadBundlePage} from '../../../packages/claims/dom/loadBundlePage.ts';

/** Loads the page of a bundle in which nothing calls `registerRoot()`. */
function loadPageWithoutRoot(): void {
  const root = vi.spyOn(Internals, 'getRoot').mockReturnValue(null);
  onTestFinished(() => root.mockRestore());
  loadBundlePage();
}

claim('Something requested the list of compositions from the bundle before registerRoot() was called.', () => {
  loadPageWithoutRoot();
  expect(() => window.getStaticCompositions()).toThrow('registerRoot() was never called.');
});
