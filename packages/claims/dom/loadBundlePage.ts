import {createRequire} from 'node:module';
import {onTestFinished, vi} from 'vitest';
import {importFresh} from '../importFresh.ts';
import {clearHandlesAtEnd} from './clearHandlesAtEnd.ts';

const require = createRequire(import.meta.url);

/** Runs the script of a bundle's page, which renders nothing. Its elements are removed when the claim ends. */
export function loadBundlePage(): void {
  for (const id of ['video-container', 'explainer-container']) {
    const element = document.createElement('div');
    element.id = id;
    document.body.append(element);
    onTestFinished(() => element.remove());
  }
  const client = require('react-dom/client') as typeof import('react-dom/client');
  const createRoot = vi.spyOn(client, 'createRoot').mockReturnValue({render: () => {}, unmount: () => {}});
  clearHandlesAtEnd();
  importFresh('@remotion/bundler/dist/renderEntry.js');
  createRoot.mockRestore();
}
