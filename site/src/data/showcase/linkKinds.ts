/** The target of a link in an entry. */
export const linkKinds = {
  video: 'Video',
  website: 'Website',
  source: 'Source code',
  tutorial: 'Tutorial',
  story: 'Success story',
} as const;
