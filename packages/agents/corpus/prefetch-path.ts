// finds: static-file-path, says: staticFile
// from: /docs/prefetch
import {prefetch} from 'remotion';

export const load = () => prefetch('/demo.webm');
