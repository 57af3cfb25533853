import type {SearchRequest} from '../contract.ts';
import {HttpError} from './HttpError.ts';

/** Throws if a request is for another index than the available one. */
export function assertIndexExists({indexName}: SearchRequest, existing: string): void {
  if (indexName !== existing) {
    throw new HttpError(404, `The index "${indexName}" doesn't exist.`);
  }
}
