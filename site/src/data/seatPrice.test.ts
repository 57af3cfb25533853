import {describe, expect, it} from 'vitest';
import {type Usage, seatPrice} from './seatPrice';

const company: Usage = {
  organisation: 'company',
  developers: 3,
  cloudInstances: 0,
  serverlessRenders: 0,
  billing: 'monthly',
};

describe('seatPrice', () => {
  it.each(['individual', 'small', 'non-profit', 'evaluating'] as const)('is free for %s', (organisation) => {
    const price = seatPrice({...company, organisation, cloudInstances: 5, serverlessRenders: 90_000});
    expect(price).toEqual({free: true, developerSeats: 0, cloudSeats: 0, total: 0});
  });

  it('counts a seat for each developer', () => {
    expect(seatPrice(company)).toEqual({free: false, developerSeats: 3, cloudSeats: 0, total: 45});
  });

  it('counts a seat for each rendering instance', () => {
    expect(seatPrice({...company, developers: 2, cloudInstances: 1}).total).toBe(40);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2000, 1],
    [2001, 2],
    [5000, 3],
  ])('counts %i serverless renders a month as %i seats', (serverlessRenders, seats) => {
    expect(seatPrice({...company, serverlessRenders}).cloudSeats).toBe(seats);
  });

  it('adds instances and serverless renders', () => {
    const price = seatPrice({...company, cloudInstances: 2, serverlessRenders: 5000});
    expect(price).toEqual({free: false, developerSeats: 3, cloudSeats: 5, total: 95});
  });

  it('charges ten months for a year', () => {
    expect(seatPrice({...company, cloudInstances: 1, billing: 'yearly'}).total).toBe(550);
  });

  it('keeps one seat active when everything is zero', () => {
    expect(seatPrice({...company, developers: 0})).toMatchObject({developerSeats: 1, total: 15});
  });

  it('needs no developer seat beside a cloud seat', () => {
    expect(seatPrice({...company, developers: 0, cloudInstances: 1})).toMatchObject({developerSeats: 0, total: 10});
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s developers by name', (developers) => {
    expect(() => seatPrice({...company, developers})).toThrow(/developers is .*; expected a whole number from 0 on/);
  });
});
