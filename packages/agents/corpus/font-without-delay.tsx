// finds: unawaited-loading, says: font
// from: /docs/fonts
import {AbsoluteFill, staticFile} from 'remotion';

const font = new FontFace('Bangers', `url(${staticFile('bangers.woff2')})`);
font.load().then(() => document.fonts.add(font));

export const Title: React.FC = () => <AbsoluteFill style={{fontFamily: 'Bangers'}}>Hello</AbsoluteFill>;
