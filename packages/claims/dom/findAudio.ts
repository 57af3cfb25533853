export function findAudio(container: HTMLElement): HTMLAudioElement {
  const audio = container.querySelector('audio');
  if (!audio) {
    throw new Error('There is no <audio>.');
  }
  return audio;
}
