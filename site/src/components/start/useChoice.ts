import {type Choice, createQuery, readChoice} from '../../../../packages/starters/project/choiceQuery.ts';
import {useUrlState} from '../ui/useUrlState.ts';

const first = readChoice({search: '', hash: ''});

/** The reader's choice, which is part of the URL, and a function that changes it. */
export function useChoice(): readonly [Choice, (choice: Choice) => void] {
  return useUrlState(first, readChoice, createQuery);
}
