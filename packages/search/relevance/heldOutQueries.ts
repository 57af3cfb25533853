import type {Judgments} from './Judgments.ts';
import {earlier} from './heldOut/earlier.ts';
import {halfTyped} from './heldOut/halfTyped.ts';
import {messages} from './heldOut/messages.ts';
import {names} from './heldOut/names.ts';
import {navigation} from './heldOut/navigation.ts';
import {otherLanguages} from './heldOut/otherLanguages.ts';
import {otherWords} from './heldOut/otherWords.ts';
import {pasted} from './heldOut/pasted.ts';
import {problems} from './heldOut/problems.ts';
import {questions} from './heldOut/questions.ts';
import {twoTopics} from './heldOut/twoTopics.ts';
import {typos} from './heldOut/typos.ts';

/**
 * Queries by group that nobody tunes the ranking with. They were written from public questions before their author knew
 * the engine or its lists. No script prints them, and their ranks aren't stored.
 */
export const heldOutQueries: Readonly<Record<string, Judgments>> = {
  problems,
  'half-typed': halfTyped,
  names,
  messages,
  typos,
  'words of other tools': otherWords,
  questions,
  'pasted code and URLs': pasted,
  navigation,
  'two topics': twoTopics,
  'other languages': otherLanguages,
  'earlier user queries': earlier,
};
