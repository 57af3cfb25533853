import type ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findElements, getAttribute, getString} from './syntax.ts';

const loaders = [
  'useAudioData',
  'getAudioData',
  'getAudioDurationInSeconds',
  'getVideoMetadata',
  'prefetch',
  'preloadAudio',
  'preloadVideo',
  'getGifDurationInSeconds',
  'useVideoTexture',
];
const mediaPackages = /^remotion$|^@remotion\/(?:media-utils|gif|preload|three|lottie)$/;
// The lint rule `no-string-assets` covers <Img>, <Audio> and <Video>.
const elements = ['OffthreadVideo', 'Gif', 'IFrame'];
const mediaFile =
  /\.(?:png|jpe?g|webp|avif|svg|gif|mp4|webm|mov|mp3|wav|aac|m4a|ogg|json|woff2?|ttf|otf|glb|gltf|html?)(?:$|\?)/i;

/** Finds paths of assets that only exist in the preview, or nowhere. */
export const staticFilePath: Rule = {
  name: 'static-file-path',
  about: 'Paths of assets without staticFile(), or with a wrong path in it',
  severity: 'error',
  link: '/docs/staticfile',
  checkCode(file, report) {
    for (const call of findCalls(file, ['staticFile'])) {
      const path = getString(call.arguments[0], file);
      if (path?.includes('\\')) {
        report(call, {
          message: `URLs use forward slashes, but "${path}" contains a backslash.`,
          fix: `Write staticFile('${path.replaceAll('\\', '/')}').`,
        });
      } else if (path !== undefined && /^\/?public\//.test(path)) {
        report(call, {
          message: `"${path}" is looked up inside the public folder, so this is public/public/….`,
          fix: `Leave out the folder: staticFile('${path.replace(/^\/?public\//, '')}').`,
        });
      }
    }
    if (file.role !== 'video') {
      return;
    }
    for (const call of findCalls(file, loaders, mediaPackages)) {
      reportLocal(getString(call.arguments[0], file), call.arguments[0]);
    }
    for (const element of findElements(file, elements, mediaPackages)) {
      const source = getAttribute(element, 'src');
      reportLocal(getString(source, file), source);
    }

    function reportLocal(path: string | undefined, node: ts.Node | undefined): void {
      if (node && path !== undefined && !/^(?:https?:|data:|blob:)/.test(path) && mediaFile.test(path)) {
        const name = path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '');
        report(node, {
          message: `"${path}" is a path and not the URL of a file in the public folder, so the file may be missing in the render.`,
          fix: `Put the file in the public folder and write staticFile('${name}').`,
        });
      }
    }
  },
};
