export const siteName = 'Remotion';
export const tagline = 'Create motion graphics in React';
