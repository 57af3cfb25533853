/** The version of Remotion that the site documents and that readers install. It's the last one of 3.2. */
export const remotionVersion = '3.2.44';

/** The tag in Remotion's repository whose files the site links to. The site's own version is the same number. */
export const sourceTag = 'v3.2.14';
