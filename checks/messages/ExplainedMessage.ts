import type {MessageModel} from '../../reference/messages/MessageModel.ts';

/** A message of the packages, with the place that explains it. */
export interface ExplainedMessage extends Pick<MessageModel, 'package' | 'parts'> {
  /** Path of the place, with its anchor; absent when no page explains the message. */
  readonly place?: string;
  /** The title of its page. */
  readonly title?: string;
  /** How the place was found: named in the message, quoted on the page, or the page of what prints it. */
  readonly by?: 'address' | 'quote' | 'printer';
}
