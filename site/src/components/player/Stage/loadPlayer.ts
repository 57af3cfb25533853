/** Loads the player. It's imported nowhere else, because the bundler would create another script for a second import. */
export function loadPlayer(): Promise<typeof import('./LivePlayer.tsx')> {
  return import('./LivePlayer.tsx');
}
