import type {FastifyError, FastifyReply, FastifyRequest} from 'fastify';
import type {SearchErrorBody} from '../search/contract.ts';
import {HttpError} from '../search/protocol/HttpError.ts';

/** The error of the file library for an invalid range. It contains the length of the file. */
type Failure = (FastifyError | HttpError) & {headers?: Record<string, string>};

/**
 * Sends every error as JSON with its status and prevents caching. Client errors include a message; server errors are
 * logged, but not disclosed.
 */
export function sendError(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const isOurs = status >= 500 && !(error instanceof HttpError);
  if (isOurs) {
    request.log.error(error);
  }
  reply.header('cache-control', 'no-store').headers(error.headers ?? {});
  if (error instanceof HttpError && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
  }
  const body: SearchErrorBody = {
    message: isOurs ? 'The search failed because of an internal error. Try again later.' : getMessage(error),
    status,
  };
  return reply.code(status).send(body);
}

function getMessage(error: FastifyError | HttpError): string {
  if (error instanceof HttpError) {
    return error.message;
  }
  return messages[error.code] ?? (error.validation ? `The ${error.message}.` : toSentence(error.message));
}

function toSentence(message: string): string {
  return message.replace(/[^.]$/, '$&.');
}

const messages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The content type has to be application/json, text/plain or application/x-www-form-urlencoded.',
  FST_ERR_BAD_URL: "The URL isn't valid.",
};
