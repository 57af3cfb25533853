import {HttpError} from './HttpError.ts';

/** Parses a body as JSON, regardless of its content type. */
export function parseBody(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    throw new HttpError(400, "The request body isn't valid JSON.");
  }
}
