/** Someone who works on Remotion, with public profiles only. */
type TeamMember = {
  readonly name: string;
  readonly role: string;
  /** Why they work on Remotion. */
  readonly motivation: string;
  readonly github: string;
  readonly twitter: string;
  /** The part of the URL after `/in/`. */
  readonly linkedin: string;
};

/** As of September 2022. */
export const team: readonly TeamMember[] = [
  {
    name: 'Jonny Burger',
    role: 'Chief Hacker',
    motivation: 'Combines engineering, art and business, the three things he is interested in.',
    github: 'JonnyBurger',
    twitter: 'JNYBGR',
    linkedin: 'jonny-burger-4115109b',
  },
  {
    name: 'Mehmet Ademi',
    role: 'Business Manager',
    motivation: 'Came from a traditional business and brings together his passions for technology and business.',
    github: 'MehmetAdemi',
    twitter: 'MehmetAdemi',
    linkedin: 'mehmet-ademi',
  },
  {
    name: 'Patric Salvisberg',
    role: 'Intern',
    motivation: 'Works with cutting-edge technology while he studies computer science.',
    github: 'patsalv',
    twitter: 'Salvispat',
    linkedin: 'patric-salvisberg-b73b51234',
  },
];
