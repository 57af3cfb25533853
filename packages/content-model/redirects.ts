import {externalUrls} from './externalUrls.ts';

/** An old or short URL with its target and the status code, which says whether the redirect is permanent. */
export type Redirect = {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 307;
};

/**
 * URLs that appear in the packages, in posts and elsewhere on the web. The server only redirects to other sites and to
 * pages that exist.
 */
export const redirects: readonly Redirect[] = [
  {from: '/changelog', to: externalUrls.changelog, status: 307},
  {from: '/discord', to: externalUrls.discord, status: 307},
  {from: '/coc', to: `${externalUrls.github}/blob/main/CODE-OF-CONDUCT.md`, status: 307},
  {from: '/license', to: `${externalUrls.github}/blob/main/LICENSE.md`, status: 307},
  {from: '/issue', to: `${externalUrls.github}/issues/new/choose`, status: 307},
  {from: '/timeout', to: '/docs/timeout', status: 307},
  {from: '/skia', to: '/docs/skia', status: 307},
  {from: '/lottie', to: '/docs/lottie', status: 307},
  {from: '/paths', to: '/docs/paths', status: 307},
  {from: '/docs/getting-started', to: '/docs', status: 301},
  {from: '/docs/get-audio-duration', to: '/docs/get-audio-duration-in-seconds', status: 301},
  {from: '/docs/get-compositions', to: '/docs/renderer/get-compositions', status: 301},
  {from: '/docs/render-frames', to: '/docs/renderer/render-frames', status: 301},
  {from: '/docs/render-still', to: '/docs/renderer/render-still', status: 301},
  {from: '/docs/stitch-frames-to-video', to: '/docs/renderer/stitch-frames-to-video', status: 301},
  {from: '/docs/lambda/downloadvideo', to: '/docs/lambda/downloadmedia', status: 301},
  {from: '/docs/lambda/rendervideoonlambda', to: '/docs/lambda/rendermediaonlambda', status: 301},
  {from: '/docs/lambda/installation', to: '/docs/lambda/api', status: 301},
  {from: '/docs/lambda/validate-webhook-signature', to: '/docs/lambda/validatewebhooksignature', status: 301},
  {from: '/docs/player/player', to: '/docs/player/api', status: 301},
  {from: '/docs/troubleshooting/serialize-defaultprops', to: '/docs/troubleshooting/defaultprops-too-big', status: 301},
];
