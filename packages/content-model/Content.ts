import type {MessageModel} from '../toolkit-model/messages/MessageModel.ts';
import type {Model} from '../toolkit-model/model.ts';
import type {Page} from './page.ts';

/** The input of a content check. */
export type Content = {
  /** The sources of documentation pages, blog posts and success stories. */
  readonly pages: readonly Page[];
  /** The exports of the installed packages. */
  readonly model: Model;
  /** The messages that the packages can print. */
  readonly messages: readonly MessageModel[];
  /** The paths of all pages of the documentation, so that none changes by accident. */
  readonly pagePaths: readonly string[];
};
