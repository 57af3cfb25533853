import {fragments} from './asked/fragments.ts';
import {issues} from './asked/issues.ts';
import {lambda} from './asked/lambda.ts';
import {media} from './asked/media.ts';
import {newcomers} from './asked/newcomers.ts';
import {otherTools} from './asked/otherTools.ts';
import {player} from './asked/player.ts';
import {rendering} from './asked/rendering.ts';
import {scenes} from './asked/scenes.ts';
import {sentences} from './asked/sentences.ts';
import {spellings} from './asked/spellings.ts';
import {symptoms} from './asked/symptoms.ts';
import {troubles} from './asked/troubles.ts';
import type {Expected} from './Expected.ts';

/**
 * What is asked in issues, chats and forums, shortened to what one types: by newcomers, React developers, people who cut
 * videos, and those who run servers. Any wording, spelling and order.
 */
export const asked: Expected = {
  ...newcomers,
  ...scenes,
  ...media,
  ...rendering,
  ...troubles,
  ...player,
  ...lambda,
  ...spellings,
  ...issues,
  ...fragments,
  ...sentences,
  ...symptoms,
  ...otherTools,
};
