/** The kinds of work that the directory can be filtered by. */
export const kindsOfWork = {
  templates: 'Templates and libraries',
  teaching: 'Teaching',
  automation: 'Automated videos',
  apps: 'Apps and platforms',
} as const;

export type KindOfWork = keyof typeof kindsOfWork;

/** A freelancer who takes on Remotion projects. Public profiles only, so no email address and no photo. */
export type Expert = {
  readonly name: string;
  /** Their work or services, in their own words if possible. */
  readonly does: string;
  readonly kinds: readonly KindOfWork[];
  /** A project of theirs, or a page about it. */
  readonly work?: {readonly label: string; readonly href: string};
  readonly website?: string;
  /** Account names. LinkedIn's is the part of the URL after `/in/`. */
  readonly twitter?: string;
  readonly github?: string;
  readonly linkedin?: string;
};

/** The experts listed in September 2022, by first name. To join the list, add an entry. */
export const experts: readonly Expert[] = [
  {
    name: 'Florent Pergoud',
    does: 'Made Hello Météo, HugoDécrypteSport, Crowdfunding VFB, Cinéma Le Vincennes and a Piano MIDI visualizer.',
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
    does: 'Made an automation for TikTok and a video for ENS, among others.',
    kinds: ['automation'],
    website: 'https://karel.wtf',
    twitter: 'KarelETH',
    github: 'karelnagel',
    linkedin: 'karelnagel',
  },
  {
    name: 'Marcus Stenbeck',
    does: 'Created the Audiogram template. Makes templates, libraries and educational content.',
    kinds: ['templates', 'teaching'],
    work: {label: 'Audiogram template', href: 'https://github.com/marcusstenbeck/remotion-template-audiogram'},
    website: 'https://remotionkit.com',
    twitter: 'marcusstenbeck',
    github: 'marcusstenbeck',
    linkedin: 'mstenbeck',
  },
  {
    name: 'Mohit Yadav',
    does: 'Creator of Mockoops. Builds SaaS platforms from scratch, including server-side rendering, creates videos and templates, and integrates Remotion into existing infrastructure.',
    kinds: ['apps', 'templates'],
    work: {label: 'Mockoops', href: 'https://mockoops.mohitya.dev'},
    twitter: 'Just_Moh_it',
    github: 'Just-Moh-it',
    linkedin: 'just-moh-it',
  },
  {
    name: 'Stephen Sullivan',
    does: 'Made Middy.',
    kinds: ['apps'],
    work: {label: 'Middy', href: 'https://middy.com'},
    linkedin: 'sterv',
  },
];
