import {fragments} from './userQueries/fragments.ts';
import {issues} from './userQueries/issues.ts';
import {lambda} from './userQueries/lambda.ts';
import {media} from './userQueries/media.ts';
import {newcomers} from './userQueries/newcomers.ts';
import {otherTools} from './userQueries/otherTools.ts';
import {player} from './userQueries/player.ts';
import {rendering} from './userQueries/rendering.ts';
import {scenes} from './userQueries/scenes.ts';
import {sentences} from './userQueries/sentences.ts';
import {spellings} from './userQueries/spellings.ts';
import {symptoms} from './userQueries/symptoms.ts';
import {troubleshooting} from './userQueries/troubleshooting.ts';
import type {Judgments} from '../Judgments.ts';

/**
 * Questions from issues, chats and forums, shortened to queries: by newcomers, React developers, video editors and people
 * who run servers. With any wording, spelling and word order.
 */
export const userQueries: Judgments = {
  ...newcomers,
  ...scenes,
  ...media,
  ...rendering,
  ...troubleshooting,
  ...player,
  ...lambda,
  ...spellings,
  ...issues,
  ...fragments,
  ...sentences,
  ...symptoms,
  ...otherTools,
};
