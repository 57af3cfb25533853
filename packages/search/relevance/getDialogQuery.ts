import {getTellingPart} from '../../content-model/messages/log/getTellingPart.ts';
import {MAX_QUERY_LENGTH} from '../contract.ts';

/** Returns what the search dialog sends for a query: all of it, or its most telling part if it's pasted and too long. */
export function getDialogQuery(query: string): string {
  return query.length > MAX_QUERY_LENGTH ? getTellingPart(query, MAX_QUERY_LENGTH) : query;
}
