/** What the playground writes, with the ending of each file. */
export const exportFormats = {webm: 'WebM video', mp4: 'MP4 video', gif: 'GIF', png: 'PNG of this frame'} as const;

export type ExportFormat = keyof typeof exportFormats;
