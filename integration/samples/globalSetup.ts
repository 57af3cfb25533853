import {findOrInstallBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';
import {requireFfmpeg} from '../../packages/tooling/requireFfmpeg.ts';

/** Finds FFmpeg and a browser, where the renderer looks for it first, so that samples don't need to specify one. */
export default (): void => {
  requireFfmpeg();
  process.env.PUPPETEER_EXECUTABLE_PATH = findOrInstallBrowser();
};
