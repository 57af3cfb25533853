import type {MessageModel} from '../../toolkit-model/messages/MessageModel.ts';

/** A message of the packages with the section that explains it, or with its assumption if it's an internal assertion. */
export type ExplainedMessage = {
  /** The path and anchor of the section. Not set if no page explains the message. */
  readonly href?: string;
  /** The title of the page. */
  readonly title?: string;
  /**
   * How the section was found: the message contains its URL, or the section quotes the message or the line that the
   * message continues. If only the page of the function that prints it was found, nothing explains it.
   */
  readonly by?: 'url' | 'quote' | 'line before' | 'printer';
} & Pick<MessageModel, 'package' | 'parts' | 'assertion'>;
