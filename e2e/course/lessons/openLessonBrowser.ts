import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import type {Inspection} from '../../../packages/course/checks/Inspection.ts';
import {lessonVideo} from '../../../packages/course/lesson/chapters.ts';
import type {CompiledProject} from '../../../packages/playground-core/compile/compileProject.ts';
import {findOrInstallBrowser} from '../../../packages/tooling/findOrInstallBrowser.ts';
import {root} from '../../../packages/tooling/root.ts';
import {buildCoreScript} from '../../../site/plugins/data/playground/buildScripts.ts';
import {createSandboxDocument} from '../../../site/plugins/data/playground/createSandboxDocument.ts';
import {type HostProgram, startHost} from './startHost.ts';

type InspectionResult = {readonly inspection: Inspection} | {readonly problem: string};

type InspectionRequest = {
  readonly compiled: CompiledProject;
  readonly durationInFrames: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly fps?: number;
  readonly chooseFrames: (durationInFrames: number) => readonly number[];
};

/** A page with the playground’s sandbox. */
export type LessonBrowser = {
  readonly inspect: (request: InspectionRequest) => Promise<InspectionResult>;
  /** A PNG of a frame of the program that was inspected last. */
  readonly draw: (frame: number) => Promise<Buffer>;
};

const origin = 'http://lessons.invalid';
const size = {width: 960, height: 540};

/** Opens a browser that runs lessons without a server or a built site: its requests are answered from files. */
export async function openLessonBrowser(): Promise<{
  readonly openPage: () => Promise<LessonBrowser>;
  readonly close: () => Promise<void>;
}> {
  const script = await buildCoreScript();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    // Chromium refuses to start its sandbox as root, which is the user in most containers.
    args: ['--mute-audio', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    openPage: async () => {
      const page = await browser.newPage({viewport: size});
      await page.route('**/*', (route) => {
        const {pathname} = new URL(route.request().url());
        const answer = getAnswer(pathname, script);
        return answer ? route.fulfill(answer) : route.fulfill({status: 404, body: ''});
      });
      // tsx adds calls of this helper to functions.
      await page.addInitScript('globalThis.__name = (value) => value');
      await page.goto(`${origin}/`);
      await page.evaluate(startHost);
      return createLessonBrowser(page);
    },
    close: () => browser.close(),
  };
}

function getAnswer(
  path: string,
  script: string,
): {readonly contentType: string; readonly body: string | Buffer} | undefined {
  if (path === '/') {
    return {
      contentType: 'text/html',
      body: '<!doctype html><style>body{margin:0}iframe{border:0;width:960px;height:540px}</style>',
    };
  }
  if (path === '/sandbox.html') {
    return {contentType: 'text/html', body: createSandboxDocument(`${origin}/core.js`)};
  }
  if (path === '/core.js') {
    return {contentType: 'text/javascript', body: script};
  }
  const file = join(root, 'demos/public', path);
  return path.startsWith('/media/') && existsSync(file)
    ? {contentType: 'application/octet-stream', body: readFileSync(file)}
    : undefined;
}

/** The existing files in `media/` that code names. */
function findFiles(sources: readonly string[]): string[] {
  const paths = sources.flatMap((source) => [...source.matchAll(/media\/[\w.-]+/g)].map(([path]) => path));
  return [...new Set(paths)].filter((path) => existsSync(join(root, 'demos/public', path)));
}

function createLessonBrowser(page: Page): LessonBrowser {
  return {
    inspect: async ({compiled, durationInFrames, props, fps = lessonVideo.fps, chooseFrames}) => {
      const program: HostProgram = {
        modules: compiled.modules,
        entry: compiled.entry,
        props,
        composition: {id: 'Video', ...lessonVideo, fps, durationInFrames, defaultProps: {}},
        files: findFiles(Object.values(compiled.modules)),
        needsFont: Object.values(compiled.modules).some((source) => source.includes('Geist')),
      };
      const drawn = await page.evaluate((next) => window.lessonHost.run(next), program);
      if ('problem' in drawn) {
        return drawn;
      }
      return page.evaluate((frames) => window.lessonHost.inspect(frames), [...chooseFrames(drawn.durationInFrames)]);
    },
    draw: async (frame) => {
      await page.evaluate((shown) => window.lessonHost.seek(shown), frame);
      await page.waitForTimeout(300);
      return page.screenshot({type: 'png'});
    },
  };
}
