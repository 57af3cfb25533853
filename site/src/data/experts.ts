/** The kinds of work that the directory can be filtered by. */
export const kindsOfWork = {
  templates: 'Templates and libraries',
  teaching: 'Teaching',
  automation: 'Automated videos',
  apps: 'Apps and platforms',
} as const;

export type KindOfWork = keyof typeof kindsOfWork;

/** A freelancer who asked to be listed. Public profiles only; no e-mail address, no photo. */
export interface Expert {
  readonly name: string;
  readonly does: string;
  readonly kinds: readonly KindOfWork[];
  /** Something that they made, or a page about it. */
  readonly work?: {readonly label: string; readonly href: string};
  readonly website?: string;
  /** Names of accounts; LinkedIn's is the part behind `/in/`. */
  readonly twitter?: string;
  readonly github?: string;
  readonly linkedin?: string;
}

/** Those listed in September 2022, by first name. Adding yourself is adding an entry. */
export const experts: readonly Expert[] = [
  {
    name: 'Florent Pergoud',
    does: 'Builds videos that make themselves: weather, sport and news from live data, and music drawn from MIDI files.',
    kinds: ['automation'],
    work: {
      label: 'Collected work',
      href: 'https://florentpergoud.notion.site/Florent-Pergoud-s-Remotion-showcase-b0ef4299d389401aab21bbc62516cafe',
    },
    twitter: 'florentpergoud',
    github: 'florentpergoud',
    linkedin: 'florent-pergoud',
  },
  {
    name: 'Karel Nagel',
    does: 'Automates videos for social media, TikTok among them.',
    kinds: ['automation'],
    website: 'https://karel.wtf',
    twitter: 'KarelETH',
    github: 'karelnagel',
    linkedin: 'karelnagel',
  },
  {
    name: 'Marcus Stenbeck',
    does: 'Wrote the Audiogram template. Makes further templates and libraries, and teaches how to use them.',
    kinds: ['templates', 'teaching'],
    work: {label: 'Audiogram template', href: 'https://github.com/marcusstenbeck/remotion-template-audiogram'},
    website: 'https://remotionkit.com',
    twitter: 'marcusstenbeck',
    github: 'marcusstenbeck',
    linkedin: 'mstenbeck',
  },
  {
    name: 'Mohit Yadav',
    does: 'Takes on whole platforms with server-side rendering, single videos and templates, and adds Remotion to systems that exist.',
    kinds: ['apps', 'templates'],
    work: {label: 'Mockoops', href: 'https://mockoops.mohitya.dev'},
    twitter: 'Just_Moh_it',
    github: 'Just-Moh-it',
    linkedin: 'just-moh-it',
  },
  {
    name: 'Stephen Sullivan',
    does: 'Has built a product on Remotion: Middy.',
    kinds: ['apps'],
    work: {label: 'Middy', href: 'https://middy.com'},
    linkedin: 'sterv',
  },
];
