import {onTestFinished} from 'vitest';

/** Makes Remotion's packages behave as they do inside the Player, until the claim ends. */
export function simulatePlayer(): void {
  window.remotion_isPlayer = true;
  onTestFinished(() => {
    window.remotion_isPlayer = false;
  });
}
