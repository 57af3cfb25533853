import {execFileSync} from 'node:child_process';

export type Stream = {
  readonly codec_type: 'video' | 'audio';
  readonly codec_name: string;
  readonly width?: number;
  readonly height?: number;
  readonly pix_fmt?: string;
  readonly profile?: string;
  readonly r_frame_rate: string;
  readonly nb_read_frames: string;
  readonly tags?: Readonly<Record<string, string>>;
};

/** Runs ffprobe and returns a summary of the first video stream and the audio codec. Decodes the file to count frames. */
export function probe(file: string) {
  const args = ['-v', 'error', '-count_frames', '-show_streams', '-of', 'json', file];
  const {streams} = JSON.parse(execFileSync('ffprobe', args, {encoding: 'utf8'})) as {streams: Stream[]};
  const video = streams.find(({codec_type: type}) => type === 'video');
  return {
    video: video && {
      codec: video.codec_name,
      width: video.width,
      height: video.height,
      pixelFormat: video.pix_fmt,
      profile: video.profile,
      fps: parseFraction(video.r_frame_rate),
      frames: Number(video.nb_read_frames),
      tags: video.tags ?? {},
    },
    audio: streams.find(({codec_type: type}) => type === 'audio')?.codec_name,
  };
}

function parseFraction(text: string): number {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return Math.round((numerator / denominator) * 100) / 100;
}
