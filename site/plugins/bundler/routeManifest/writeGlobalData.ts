import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Writes the data that plugins share with all pages, without the list of documents, which grows with every page. Only
 * the page that a version starts with remains; the client adds the documents whose routes it knows.
 */
export function writeGlobalData(generatedFilesDir: string): void {
  const data = readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8');
  writeFileSync(join(generatedFilesDir, 'known-global-data.json'), removeDocuments(data));
}

/** Removes all documents from `globalData.json` except for the ones that versions start with. */
export function removeDocuments(data: string): string {
  return JSON.stringify(JSON.parse(data), (_key, value: unknown) =>
    isVersion(value) ? {...value, docs: value.docs.filter(({id}) => id === value.mainDocId)} : value,
  );
}

function isVersion(value: unknown): value is GlobalVersion {
  return typeof value === 'object' && value !== null && 'mainDocId' in value && 'docs' in value;
}
