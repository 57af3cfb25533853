/** Prices in US dollars, as of 2022. Twelve months cost as much as ten if you pay yearly. */
export const prices = {
  year: 2022,
  developerPerMonth: 15,
  cloudPerMonth: 10,
  monthsPaidPerYear: 10,
  rendersPerServerlessSeat: 2000,
} as const;
