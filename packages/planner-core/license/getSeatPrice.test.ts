import {describe, expect, test} from 'vitest';
import {type Usage, getSeatPrice} from './getSeatPrice.ts';

const company: Usage = {
  organization: 'company',
  developers: 3,
  cloudInstances: 0,
  serverlessRenders: 0,
  billing: 'monthly',
};

describe('getSeatPrice', () => {
  test.each(['individual', 'small', 'non-profit', 'evaluating'] as const)('is free for %s', (organization) => {
    const price = getSeatPrice({...company, organization, cloudInstances: 5, serverlessRenders: 90_000});
    expect(price).toEqual({free: true, developerSeats: 0, cloudSeats: 0, total: 0});
  });

  test('counts a seat for each developer', () => {
    expect(getSeatPrice(company)).toEqual({free: false, developerSeats: 3, cloudSeats: 0, total: 45});
  });

  test('counts a seat for each rendering instance', () => {
    expect(getSeatPrice({...company, developers: 2, cloudInstances: 1}).total).toBe(40);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2000, 1],
    [2001, 2],
    [5000, 3],
  ])('counts %i serverless renders a month as %i seats', (serverlessRenders, seats) => {
    expect(getSeatPrice({...company, serverlessRenders}).cloudSeats).toBe(seats);
  });

  test('adds instances and serverless renders', () => {
    const price = getSeatPrice({...company, cloudInstances: 2, serverlessRenders: 5000});
    expect(price).toEqual({free: false, developerSeats: 3, cloudSeats: 5, total: 95});
  });

  test('charges ten months for a year', () => {
    expect(getSeatPrice({...company, cloudInstances: 1, billing: 'yearly'}).total).toBe(550);
  });

  test('requires one active seat if all numbers are zero', () => {
    expect(getSeatPrice({...company, developers: 0})).toMatchObject({developerSeats: 1, total: 15});
  });

  test('does not require a developer seat in addition to a cloud seat', () => {
    expect(getSeatPrice({...company, developers: 0, cloudInstances: 1})).toMatchObject({developerSeats: 0, total: 10});
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s developers by name', (developers) => {
    expect(() => getSeatPrice({...company, developers})).toThrow(/developers is .*; expected a whole number from 0 on/);
  });
});
