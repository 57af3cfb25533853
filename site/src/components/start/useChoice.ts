import {useState, useSyncExternalStore} from 'react';
import {type Choice, createQuery, readChoice} from '../../../../packages/starters/project/choiceQuery.ts';
import {replaceUrl} from '../ui/replaceUrl.ts';
import {subscribeToNothing} from '../ui/subscribeToNothing.ts';

/** The reader's choice, which is part of the URL, and a function that changes it. */
export function useChoice(): readonly [Choice, (choice: Choice) => void] {
  const [read] = useState(createReader);
  const arrival = useSyncExternalStore(subscribeToNothing, read, getFirst);
  const [chosen, setChosen] = useState<Choice>();
  const change = (choice: Choice): void => {
    setChosen(choice);
    replaceUrl(`${window.location.pathname}${createQuery(choice)}`);
  };
  return [chosen ?? arrival, change];
}

const first = readChoice({search: '', hash: ''});

function getFirst(): Choice {
  return first;
}

/** Reads the URL once. The page itself makes later changes. */
function createReader(): () => Choice {
  let choice: Choice | undefined;
  return () => (choice ??= readChoice(window.location));
}
