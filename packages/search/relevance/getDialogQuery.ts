import {getDistinctivePart} from '../../content-model/messages/log/getDistinctivePart.ts';
import {maxQueryLength} from '../contract.ts';

/** Returns what the search dialog sends for a query: all of it, or its most distinctive part if it's pasted and too long. */
export function getDialogQuery(query: string): string {
  return query.length > maxQueryLength ? getDistinctivePart(query, maxQueryLength) : query;
}
