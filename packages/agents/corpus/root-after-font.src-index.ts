// finds: registered-root, says: hides the reason
// from: /docs/troubleshooting/loading-root-component
import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

const loadFont = async () => {
  const font = new FontFace('Inter', "url('https://example.com/inter.woff2')");
  await font.load();
  document.fonts.add(font);
};

loadFont()
  .then(() => registerRoot(RemotionRoot))
  .catch((error) => console.log(error));
