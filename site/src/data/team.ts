/** Someone who works on Remotion, with public profiles only. */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly github: string;
  readonly twitter: string;
}

/** As of September 2022. */
export const team: readonly TeamMember[] = [
  {name: 'Jonny', role: 'Lead engineer, “chief hacker” by his own title', github: 'JonnyBurger', twitter: 'JNYBGR'},
  {name: 'Mehmet', role: 'Business', github: 'MehmetAdemi', twitter: 'MehmetAdemi'},
  {name: 'Patric', role: 'Intern', github: 'patsalv', twitter: 'Salvispat'},
];
