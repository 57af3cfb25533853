import type {SearchRequest} from '../contract.ts';
import {HttpError} from './HttpError.ts';

/** Throws if a request asks for another index than the one that there is. */
export function requireIndex({indexName}: SearchRequest, existing: string): void {
  if (indexName !== existing) {
    throw new HttpError(404, `There is no index "${indexName}".`);
  }
}
