import type {StatementKey} from '../../../packages/specification/sections.ts';

/**
 * The pages that cover the topics of the specification, by statement: paths relative to `/docs/`, separated by spaces.
 */
export const specifiedTopics: Readonly<Partial<Record<StatementKey, string>>> = {
  '2.guides': `the-fundamentals 2-0-migration 3-0-migration animating-properties assets using-audio data-fetching
    dynamic-metadata encoding env-variables fonts gpu performance render scaling ssr stills tailwind timeline timeout
    transparent-videos using-randomness version-mismatch webpack`,
  '2.troubleshooting': 'flickering timeout target-closed media-playback-error enametoolong non-seekable-media',
  '2.core-api': `audio video offthreadvideo sequence series composition folder freeze loop img iframe gif/gif
    interpolate spring easing random staticfile delay-render`,
  '2.cli': 'cli cli/render cli/still cli/preview cli/compositions cli/upgrade cli/versions cli/help',
  '2.renderer': `renderer renderer/render-media renderer/render-frames renderer/render-still
    renderer/stitch-frames-to-video renderer/get-compositions renderer/open-browser renderer/make-cancel-signal`,
  '2.player-api': `player player/api player/autoplay player/scaling player/preloading player/integration
    player/installation player/examples player/best-practices`,
  '2.lambda-api': `lambda lambda/setup lambda/permissions lambda/cli lambda/cli/functions lambda/cli/sites
    lambda/cli/render lambda/cli/still lambda/cli/policies lambda/cli/regions lambda/cli/quotas lambda/rendermediaonlambda
    lambda/renderstillonlambda lambda/getrenderprogress lambda/region-selection lambda/getregions lambda/getuserpolicy
    lambda/getrolepolicy lambda/concurrency lambda/disk-size lambda/troubleshooting/permissions
    lambda/troubleshooting/rate-limit lambda/upgrading lambda/uninstall lambda/faq`,
  '2.packages': 'lottie lottie/lottie skia skia/skia-canvas paths paths/get-length preload three media-utils',
  '1.subject': 'remotion player cli renderer lambda',
};
