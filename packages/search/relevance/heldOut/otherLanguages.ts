import type {Judgments} from '../Judgments.ts';

const video = ['/docs/video', '/docs/offthreadvideo'];
const fonts = ['/docs/fonts'];
const audio = ['/docs/using-audio', '/docs/audio'];
const transparent = ['/docs/transparent-videos'];
const license = ['/docs/license'];

/** Queries in German, Spanish, Portuguese, Japanese and Chinese. */
export const otherLanguages: Judgments = {
  Schriftarten: fonts,
  'Schriftart laden': fonts,
  'transparentes Video': transparent,
  'Lautstärke Musik': audio,
  'Untertitel Vorlage': ['/docs/templates', '/showcase/*'],
  Umgebungsvariablen: ['/docs/env-variables'],
  Tastenkürzel: ['/docs/keyboard-shortcuts'],
  'Lizenz Kosten': license,
  'Bild einfügen': ['/docs/img', '/docs/assets', '/docs/use-img-and-iframe'],
  fuentes: fonts,
  'video transparente': transparent,
  'música de fondo': audio,
  'variables de entorno': ['/docs/env-variables'],
  'licencia precio': license,
  'atajos de teclado': ['/docs/keyboard-shortcuts'],
  plantillas: ['/docs/templates'],
  fontes: fonts,
  'vídeo transparente': transparent,
  licença: license,
  'variáveis de ambiente': ['/docs/env-variables'],
  modelos: ['/docs/templates'],
  'legendas áudio': [...audio, '/docs/templates', '/docs/audio-visualization'],
  フォント: fonts,
  透明な動画: transparent,
  音声: audio,
  ライセンス: license,
  環境変数: ['/docs/env-variables'],
  字体: fonts,
  透明视频: transparent,
  背景音乐: audio,
  许可证: license,
  环境变量: ['/docs/env-variables'],
  视频: video,
};
