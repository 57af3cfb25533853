/** An error with the status of the response. Its message is sent to the client. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
