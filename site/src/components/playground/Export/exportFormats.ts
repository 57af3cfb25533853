/** The export formats of the playground and their file extensions. */
export const exportFormats = {webm: 'WebM video', mp4: 'MP4 video', gif: 'GIF', png: 'PNG of this frame'} as const;

export type ExportFormat = keyof typeof exportFormats;
