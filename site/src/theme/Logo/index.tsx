import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Logo';

/**
 * The logo as part of the page. As an image, it would need one file for each color scheme, and browsers load both of
 * them on every page.
 */
export default function Logo({className, imageClassName}: Props): ReactNode {
  return (
    <Link className={className} to="/">
      <svg className={imageClassName} viewBox="0 0 144 32" width="132" height="28" role="img" aria-label="Remotion">
        <g fill="var(--color-text)">
          <rect x="4" y="4" width="6" height="24" rx="2" />
          <rect x="13" y="8.5" width="6" height="15" rx="2" />
        </g>
        <g fill="var(--color-accent)">
          <rect x="22" y="13" width="6" height="6" rx="2" />
          <circle cx="110.8" cy="6.3" r="1.7" />
        </g>
        <path
          fill="none"
          stroke="var(--color-text)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M41 23.5v-12m0 6a6 6 0 0 1 6-6m2.4 6H61a5.8 5.8 0 1 0-1.5 4m5.1 2v-12m0 4.6a4.4 4.4 0 0 1 8.8 0v7.4m0-7.4a4.4 4.4 0 0 1 8.8 0v7.4m9.5-11.9a5.9 5.9 0 1 0 .01 0M103.4 6.5v13.4a3.6 3.6 0 0 0 3.6 3.6m-7-12h7.2m3.6 12v-12m9.5.1a5.9 5.9 0 1 0 .01 0m9.49 11.9v-12m0 5.4a5.3 5.3 0 0 1 10.6 0v6.6"
        />
      </svg>
    </Link>
  );
}
