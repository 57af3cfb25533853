import {HttpError} from './HttpError.ts';

/** Parses a body as JSON, whatever its content type says. */
export function parseBody(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
