import type {FastifyError, FastifyReply, FastifyRequest} from 'fastify';
import type {SearchErrorBody} from '../contract.ts';
import {HttpError} from '../protocol/HttpError.ts';

/** The library that sends files says of a range that there is none how long the file is. */
type Failure = (FastifyError | HttpError) & {headers?: Record<string, string>};

/**
 * Answers every failure as JSON with its status, which nobody is to keep. What the client did wrong is said; what went
 * wrong here is logged and not told.
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
  const body: SearchErrorBody = {message: isOurs ? 'The service failed.' : messageOf(error), status};
  return reply.code(status).send(body);
}

function messageOf(error: FastifyError | HttpError): string {
  if (error instanceof HttpError) {
    return error.message;
  }
  return MESSAGES[error.code] ?? (error.validation ? `The ${error.message}.` : asSentence(error.message));
}

const asSentence = (message: string): string => message.replace(/[^.]$/, '$&.');

const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'The content type has to be application/json, text/plain or application/x-www-form-urlencoded.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};
