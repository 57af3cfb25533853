import type {MessageModel} from '../../reference/messages/MessageModel.ts';

/** A message of the packages, with the place that explains it, or what it guards when no page does. */
export interface ExplainedMessage extends Pick<MessageModel, 'package' | 'parts' | 'guard'> {
  /** Path of the place, with its anchor; absent when no page explains the message. */
  readonly place?: string;
  /** The title of its page. */
  readonly title?: string;
  /**
   * How the place was found: it is named in the message, quotes it, or quotes the line that it goes on from. The page
   * of what prints it does not explain it.
   */
  readonly by?: 'address' | 'quote' | 'line before' | 'printer';
}
