import {z} from 'zod';
import type {RenderedFrame} from '../render/FrameRequest.ts';
import {defineTool} from './AgentTool.ts';
import {compositionInput} from './compositionInput.ts';
import {readPlaygroundFiles} from './readPlaygroundFiles.ts';

const maxFrames = 8;
const maxTextLength = 100_000;
const maxMedia = 20;
const maxMediaLength = 20_000_000;

/** Renders frames of a component and looks for frames that are blank or that change. Only in the local program. */
export const renderFrames = defineTool({
  name: 'render_frames',
  title: 'Render frames',
  description:
    'Renders frames of a component with Remotion 3.2 in a headless browser without network, and returns them as images. Also reports blank frames, errors, and frames that look different when they are rendered twice, which flicker in a video. Call it to look at what you wrote. Needs Chrome or Chromium on this machine.',
  input: z.object({
    files: z
      .array(z.object({path: z.string().describe('Title.tsx or src/Title.tsx'), text: z.string().max(maxTextLength)}))
      .min(1)
      .max(20)
      .describe('The first file exports the component, or one of them calls registerRoot()'),
    media: z
      .array(z.object({path: z.string().max(200).describe('photo.png or public/photo.png'), base64: z.base64()}))
      .max(maxMedia)
      .default([])
      .describe('The files that the code loads with staticFile()'),
    frames: z
      .array(z.number().int().min(0))
      .min(1)
      .max(maxFrames)
      .optional()
      .describe('By default, the first frame, one in the middle, and the last one'),
    composition: z.string().max(200).optional().describe('The ID, if the files register several compositions'),
    ...compositionInput,
    scale: z.number().min(0.05).max(2).optional().describe('Size of the images. By default, at most 960 pixels'),
  }),
  async run({files, media, frames, composition, scale, ...settings}, {renderFrames: render, data: {siteUrl}}) {
    if (!render) {
      throw new Error('render_frames only works in the program on your own machine.');
    }
    const project = {...settings, files: readPlaygroundFiles(files)};
    const {
      composition: shown,
      frames: rendered,
      messages,
    } = await render({
      project,
      media: readMedia(media),
      frames,
      composition,
      scale,
    });
    const {id, width, height, fps, durationInFrames} = shown;
    const findings = rendered.flatMap((item) => describeFindings(item, siteUrl));
    return {
      text: [
        `Rendered frames ${rendered.map(({frame}) => frame).join(', ')} of ${id}: ${width}x${height}, ${fps} fps, ${durationInFrames} frames.`,
        findings.length > 0 ? findings.join('\n') : 'No findings: no frame is blank, and each looks the same twice.',
        ...(messages.length > 0 ? [`The code has logged:\n\n${messages.map((line) => `- ${line}`).join('\n')}`] : []),
      ].join('\n\n'),
      images: rendered.map(({png}) => ({mimeType: 'image/png', base64: png})),
    };
  },
});

/** Returns files by the paths that `staticFile()` gets. */
function readMedia(files: readonly {readonly path: string; readonly base64: string}[]): Record<string, string> {
  const length = files.reduce((sum, {base64}) => sum + base64.length, 0);
  if (length > maxMediaLength) {
    throw new Error(`The media are too large: ${length} characters in Base64, at most ${maxMediaLength}.`);
  }
  return Object.fromEntries(files.map(({path, base64}) => [path.replace(/^(?:\.\/)?(?:public\/)?/, ''), base64]));
}

function describeFindings({frame, onlyColor, difference}: RenderedFrame, siteUrl: string): string[] {
  return [
    ...(onlyColor === undefined
      ? []
      : [
          `- Frame ${frame} is blank: all pixels are ${onlyColor}. If that isn't intended, check opacities, positions and the timing of sequences.`,
        ]),
    ...(difference === 0
      ? []
      : [
          `- Frame ${frame} flickers: ${formatShare(difference)} of its pixels were different when it was rendered again after later frames. Calculate everything from useCurrentFrame(), and use neither state, timers, CSS animations, Math.random() nor the current time. ${siteUrl}/docs/flickering`,
        ]),
  ];
}

function formatShare(share: number): string {
  return share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
}
