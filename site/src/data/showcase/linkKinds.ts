/** What a link of an entry leads to. */
export const linkKinds = {
  video: 'Video',
  website: 'Website',
  source: 'Source code',
  tutorial: 'Tutorial',
  story: 'Success story',
} as const;
