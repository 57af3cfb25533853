import {useSyncExternalStore} from 'react';

/** The date in UTC, such as `2022-09-08`; nothing while the page is built and hydrated, so that both agree. */
export const useToday = (): string | undefined => useSyncExternalStore(subscribe, today, atBuild);

const subscribe = (): (() => void) => () => {};
const today = (): string => new Date().toISOString().slice(0, 10);
const atBuild = (): undefined => undefined;
