import type {RunSettings} from './RunSettings.ts';

const lambdaRender = {
  region: 'us-east-1',
  functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
  bucketName: 'remotionlambda-gc1w0xbfzl',
  renderId: 'a1b2c3d4e5',
};
/** The props of a component that plays any video. */
const anyVideo: RunSettings = {props: {video: '@video'}};
const spline = 'It loads a scene that a reader has exported from Spline.';

/**
 * The settings of the samples that can't run as they are, by page and by the title of the sample or, without a title,
 * the name of its first export. In props and arguments, `@url/photo.png` stands for the URL of a file in `public`,
 * `@json/pulse.json` for the content of one, `@function` for a function that returns a promise, `@video` for a
 * component, `@player` for a mounted Player, `@playerRef` for its ref, `@path/src/index.ts` for the path of a file in
 * the project, `@serveUrl` and `@composition` for its bundle and a composition in it, `@signal` for an `AbortSignal`,
 * `@response` for the response of an HTTP server, and `@frame` for the current frame. A test reports settings that no
 * sample has.
 *
 * Authors add a sample here if `npm run samples` reports that it can't run. The settings aren't on the pages because
 * readers download the front matter of a page, and the meta string of a fence can't contain objects.
 */
export const sampleSettings: Readonly<Record<string, Readonly<Record<string, RunSettings>>>> = {
  '(getting-started)/reusability.mdx': {'src/FadeOut.tsx': {props: {children: 'Content'}}},
  '(media-utils)/audio-buffer-to-data-url.mdx': {
    'src/Tone.tsx': {props: {hertz: 440}, blank: 'It only plays a sound.'},
  },
  '(media-utils)/visualize-audio.mdx': {'src/toDecibels.ts': {calls: {toDecibels: [[0, 0.01, 1], -60]}}},
  '(miscellaneous)/react-18.mdx': {Card: {props: {children: 'Content'}}},
  '(remotion)/delay-render.mdx': {
    'src/Dashboard.tsx': {data: {'sales.json': [3, 5]}},
    WorldMap: {props: {load: '@function'}},
    useReady: {calls: {useReady: ['@function']}},
  },
  '(remotion)/get-input-props.mdx': {Greeting: {props: {name: 'Ada'}}},
  '(remotion)/iframe.mdx': {Tour: {props: {urls: ['@url/one.svg', '@url/two.svg', '@url/three.svg']}}},
  '(remotion)/img.mdx': {Avatar: {props: {url: '@url/ada.png', initials: 'AL'}}},
  '(remotion)/prefetch.mdx': {'src/Page.tsx': {blank: 'Its video starts after five seconds.'}},
  '(remotion)/random.mdx': {
    Confetti: {props: {index: 3}},
    'src/randomness.ts': {
      calls: {
        between: ['seed', 1, 5],
        integer: ['seed', 1, 6],
        pick: ['seed', ['a', 'b']],
        shuffle: ['seed', [1, 2, 3]],
      },
    },
  },
  '(remotion)/series.mdx': {Slides: {props: {titles: ['One', 'Two'], withCredits: true}}},
  '(remotion)/types.mdx': {
    secondsToFrames: {calls: {secondsToFrames: [2, {fps: 30}]}},
    'src/shorten.ts': {calls: {firstSeconds: [{durationInFrames: 90, fps: 30}, 2]}},
  },
  '(remotion)/video.mdx': {Interview: {props: {onSize: '@function'}}},
  '(techniques)/assets.mdx': {'src/Exported.tsx': {files: ['frames/001.png', 'frames/045.png', 'frames/089.png']}},
  '(techniques)/audio-visualization.mdx': {'src/useBass.ts': {calls: {useBass: ['@url/song.mp3']}}},
  '(techniques)/data-fetching.mdx': {
    'src/fetchJson.ts': {calls: {fetchJson: ['@url/departures.json']}},
    'src/loadOnce.ts': {calls: {loadOnce: ['@url/departures.json']}},
    'src/loadCached.ts': {calls: {loadCached: ['@url/departures.json']}},
  },
  '(techniques)/dynamic-metadata.mdx': {
    'src/Root.tsx': {data: {'departures.json': [{time: '09:12', to: 'Harbor', platform: 3}]}},
    'src/Ticker.tsx': {props: {text: 'A night at the harbor'}},
    'src/getDuration.ts': {calls: {getDuration: ['@url/interview.webm', 30]}},
  },
  '(techniques)/fonts.mdx': {'src/Poster.tsx': {notRun: 'It loads a font from Google.'}},
  '(techniques)/javascript.mdx': {'src/Badge.jsx': {props: {label: 'New'}}},
  '(techniques)/spline.mdx': {'src/Badge.tsx': {notRun: spline}},
  '(techniques)/ssr-node.mdx': {
    'render.js': {isFollowed: true},
    'src/Greeting.tsx': {props: {name: 'Ada'}},
  },
  '(techniques)/use-img-and-iframe.mdx': {'src/SlowZoom.tsx': {props: {zoom: 1.5}}},
  '(techniques)/using-randomness.mdx': {
    between: {calls: {between: ['seed', 1, 5]}},
    'src/Star.tsx': {props: {seed: 'sky', index: 3}},
  },
  '(three)/use-video-texture.mdx': {
    'src/Screen.tsx': {notRun: 'It times out with recent versions of Chrome, as the page explains.'},
    'src/ExactScreen.tsx': {notRun: 'It has to be inside of a <ThreeCanvas>.'},
  },
  '(troubleshooting)/flickering.mdx': {Star: {props: {index: 3}}},
  '(troubleshooting)/performance.mdx': {
    Ranking: {
      props: {
        sales: [
          {month: 'May', amount: 3},
          {month: 'June', amount: 5},
        ],
      },
    },
    'src/Interview.tsx': {files: ['interview.mp4', 'interview-preview.mp4']},
  },
  '(troubleshooting)/staticfile-relative-paths.mdx': {'src/asset.ts': {calls: {asset: ['./logo.png']}}},
  '(troubleshooting)/staticfile-remote-urls.mdx': {
    'src/Portrait.tsx': {props: {photo: 'portrait.jpg'}},
    'src/clip.ts': {calls: {clipUrl: ['harbor', true]}},
  },
  '(troubleshooting)/webpack-dynamic-imports.mdx': {
    Product: {props: {name: 'camera'}, files: ['images/camera.png']},
    Portrait: {props: {photoUrl: '@url/portrait.jpg'}},
  },
  'gif/gif.mdx': {Sticker: {props: {src: '@url/dancer.gif'}}, BrowserGif: {props: {src: '@url/dancer.gif'}}},
  'lambda/concurrency.mdx': {'defaultFrames.ts': {calls: {defaultFramesPerLambda: [900]}}},
  'lambda/disk-size.mdx': {'diskFor.ts': {calls: {diskFor: [10, 40, 1]}}},
  'lambda/downloadmedia.mdx': {
    'download.ts': {notRun: 'It downloads a video with a signed URL. The claims do this with a local server.'},
  },
  'lambda/errors.mdx': {
    'logErrors.ts': {
      calls: {logErrors: [[{type: 'renderer', chunk: 2, message: 'Crashed', isFatal: true}]]},
      logs: 'It prints the errors of a render.',
    },
  },
  'lambda/getrenderprogress.mdx': {wait: {calls: {wait: [lambdaRender, 120]}}},
  'lambda/light-client.mdx': {'start-render.ts': {calls: {startRender: ['Ada']}}},
  'lambda/renderstillonlambda.mdx': {
    'renderPoster.ts': {calls: {renderPoster: ['Launch']}},
    render: {
      calls: {
        render: [{...lambdaRender, serveUrl: 'my-video', composition: 'Poster', inputProps: {}, imageFormat: 'png'}],
      },
    },
  },
  'lambda/validatewebhooksignature.mdx': {'isGenuine.ts': {notRun: 'It checks a request that Express has read.'}},
  'lambda/types.mdx': {'describe.ts': {calls: {describe: [{overallProgress: 0.5}]}}},
  'lottie/getlottiemetadata.mdx': {
    'src/useLottieDuration.ts': {calls: {useLottieDuration: ['@json/pulse.json']}},
    getFrames: {calls: {getFrames: ['@json/pulse.json']}},
  },
  'lottie/lottie-comp.mdx': {
    'src/Icon.tsx': {props: {animationData: '@json/pulse.json'}},
    Checkmark: {props: {animationData: '@json/pulse.json'}},
    Exit: {props: {animationData: '@json/pulse.json'}},
    Confetti: {props: {animationData: '@json/pulse.json'}},
  },
  'media-utils/types.mdx': {'src/getFrames.ts': {calls: {getFrames: [{durationInSeconds: 2}, 30]}}},
  'miscellaneous/snippets/adding-animations.mdx': {'src/useVisibility.ts': {calls: {useVisibility: [90]}}},
  'paths/evolve-path.mdx': {Line: {props: {progress: 0.5}}, Lines: {props: {progress: 0.5}}},
  'paths/get-parts.mdx': {starts: {calls: {starts: ['M0 0 L30 0 L30 40']}}},
  'paths/get-point-at-length.mdx': {pointAt: {calls: {pointAt: [0.5]}}},
  'paths/get-tangent-at-length.mdx': {getDirection: {calls: {getDirection: ['M0 0 L10 0', 5]}}},
  'player/best-practices.mdx': {
    'src/MyVideo.tsx': {props: {title: 'Hello'}},
    'src/Clock.tsx': {props: {player: '@player', fps: 30}},
    'src/Toggle.tsx': {props: {player: '@player'}},
    'src/PauseWhenHidden.tsx': {props: {player: '@player'}, blank: 'It only listens to the page.'},
  },
  'player/installation.mdx': {'src/Hello.tsx': {props: {name: 'Ada'}}},
  'renderer/types.mdx': {
    'chooseCodec.ts': {calls: {codecFor: ['web']}},
    'printWarnings.ts': {calls: {printWarnings: [{type: 'warning', text: 'Slow', stackTrace: []}]}},
  },
  'skia/skia-canvas.mdx': {
    'src/Dot.tsx': {notRun: 'Skia has to be loaded before it, and the first one needs React Native Skia 0.1.'},
  },
  'skia/skia.mdx': {'src/Root.tsx': {isPart: true}},
  'troubleshooting/defaultprops-too-big.mdx': {
    'src/Root.tsx': {files: ['photos/harbor.png']},
    'src/Chart.tsx': {
      props: {file: 'points.json'},
      data: {
        'points.json': [
          {x: 0, y: 0},
          {x: 900, y: 500},
        ],
      },
    },
  },
  '(techniques)/docker.mdx': {
    'bundle.js': {isFollowed: true},
    'server.js': {isFollowed: true},
  },
  '(techniques)/parametrized-rendering.mdx': {
    'readGuests.js': {calls: {readGuests: ['@path/guests.csv']}},
    'render.js': {isFollowed: true},
  },
  '(techniques)/ssr.mdx': {'render.js': {isFollowed: true}},
  '(techniques)/stills.mdx': {'cards.mjs': {isFollowed: true}},
  'lambda/webhooks.mdx': {
    'startRender.ts': {calls: {startRender: ['1042']}},
    'pages/api/remotion-webhook.ts': {notRun: 'It handles a request that Next.js has read.'},
    'server.ts': {isFollowed: true},
    'send-test.ts': {isFollowed: true},
  },
  '(miscellaneous)/brownfield.mdx': {'src/OfferVideo.tsx': {props: {product: 'Camera', price: '$ 499'}}},
  'miscellaneous/render-in-browser.mdx': {'src/YearInReview.tsx': {props: {orders: 42}}},
  'miscellaneous/snippets/player-in-iframe.mdx': {
    'src/IsolatedFrame.tsx': {props: {title: 'A frame', children: 'Content'}},
  },
  'player/api.mdx': {
    'src/Remote.tsx': anyVideo,
    Preview: {props: {title: 'Hello'}},
  },
  'player/autoplay.mdx': {
    'src/PlayWithSound.tsx': anyVideo,
    'src/SilentStart.tsx': anyVideo,
    Play: {props: {player: '@playerRef', isLoaded: true}},
    'src/Mixer.tsx': {props: {video: '@video', sounds: ['@url/song.mp3']}},
  },
  'player/custom-ui.mdx': {
    'src/Branded.tsx': anyVideo,
    'src/WithPoster.tsx': anyVideo,
    'src/Careful.tsx': anyVideo,
    'src/OwnPlayer.tsx': anyVideo,
    'src/Bar.tsx': {props: {player: '@player', lastFrame: 119, onFullscreen: '@function'}},
  },
  'player/events.mdx': {
    'src/WithFrame.tsx': anyVideo,
    follow: {calls: {follow: ['@player', '@function']}},
  },
  'player/examples.mdx': {'src/UntilTheEnd.tsx': {props: {onEnd: '@function'}}},
  'player/player-ref.mdx': {
    'src/Remote.tsx': anyVideo,
    'src/PlayButton.tsx': {props: {player: '@playerRef'}},
    'src/isPlayerFullscreen.ts': {calls: {isPlayerFullscreen: ['@player']}},
  },
  'player/preloading.mdx': {
    'src/Ready.tsx': {props: {video: '@video', media: ['@url/song.mp3']}},
    'src/Dubbed.tsx': {props: {language: 'de'}, blank: 'It only plays sounds.'},
  },
  'player/scaling.mdx': {
    'src/Stage.tsx': anyVideo,
    'src/Letterbox.tsx': anyVideo,
    'src/Cinema.tsx': anyVideo,
  },
  'player/thumbnail.mdx': {Cover: anyVideo},
  'player/types.mdx': {'src/Poster.tsx': {calls: {renderPoster: [{width: 1280, height: 720}]}}},
  'preload/resolve-redirect.mdx': {'src/getFinalUrl.ts': {calls: {getFinalUrl: ['@url/interview.mp4']}}},
  'bundle.mdx': {
    'bundleProject.ts': {isExample: true},
    greet: {calls: {greet: ['@serveUrl', '@composition', 'Ada']}},
  },
  'renderer.mdx': {'renderVideo.ts': {isExample: true}},
  'renderer/get-compositions.mdx': {'listCompositions.ts': {isExample: true}},
  'renderer/low-level-helpers.mdx': {
    'renderInParts.ts': {isExample: true},
    'isValidOutput.ts': {calls: {isValidOutput: ['h264', 'out.mp4']}},
  },
  'renderer/make-cancel-signal.mdx': {
    'renderWithLimit.ts': {isExample: true},
    'renderForRequest.ts': {calls: {renderForRequest: ['@serveUrl', '@composition', '@path/out/one.png', '@signal']}},
  },
  'renderer/open-browser.mdx': {'renderThumbnails.ts': {isExample: true}},
  'renderer/render-frames.mdx': {'renderInTwoSteps.ts': {isExample: true}},
  'renderer/render-media.mdx': {
    'logDownloads.ts': {calls: {logDownloads: ['https://example.com/song.mp3']}},
    'renderVideo.ts': {isExample: true},
    'renderWithTitle.ts': {calls: {renderWithTitle: ['@serveUrl', '@composition', 'Countdown']}},
  },
  'renderer/render-still.mdx': {'renderPoster.ts': {isExample: true}},
  'renderer/stitch-frames-to-video.mdx': {
    'renderInTwoSteps.ts': {isExample: true},
    encode: {notRun: 'It needs the frames that another sample renders.'},
  },
  'content/blog/2021-03-03-1-5.mdx': {'src/use-forecast.ts': {calls: {useForecast: ['@url/degrees.json']}}},
  'content/blog/2022-01-05-2-6.mdx': {'src/Beep.tsx': {blank: 'It only plays a sound.'}},
  'content/blog/2022-07-14-3-1.mdx': {
    'answer.ts': {calls: {answer: ['@response', '@composition', '@serveUrl']}},
    'src/Bar.tsx': {props: {share: 0.5}},
    'src/usePreloaded.ts': {calls: {usePreloaded: ['@url/interview.mp4']}},
  },
  'content/blog/2022-08-10-3-2.mdx': {'src/Dot.tsx': {notRun: 'Skia has to be loaded before it.'}},
  '(migration)/3-0-migration.mdx': {'render.ts': {calls: {render: ['@path/frames']}}},
  '(remotion)/version.mdx': {'server/check-version.ts': {calls: {assertSameVersion: ['3.2.44']}}},
  '(troubleshooting)/enametoolong.mdx': {
    'render.ts': {calls: {renderCard: ['@composition', '@serveUrl', 'Quarterly report']}},
  },
  'eslint-plugin.mdx': {'eslint.config.mjs': {notRun: 'It configures another tool.'}},
  'content/blog/2022-04-26-3-0.mdx': {'render.ts': {calls: {greet: ['@path/src/index.ts', ['Ada']]}}},
  'player/integration.mdx': {'server/renderGreeting.ts': {isFollowed: true}},
};
