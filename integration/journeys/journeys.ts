import {appJourneys} from './appJourneys.ts';
import {commandLineJourneys} from './commandLineJourneys.ts';
import type {Journey} from './Journey.ts';
import {lambdaJourneys} from './lambdaJourneys.ts';
import {serverJourneys} from './serverJourneys.ts';

/** The guides that are followed. */
export const journeys: readonly Journey[] = [
  ...commandLineJourneys,
  ...serverJourneys,
  ...appJourneys,
  ...lambdaJourneys,
];
