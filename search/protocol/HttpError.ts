/** An error with the status that the client gets. Its message is for the client, too. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** Seconds after which it makes sense to ask again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
