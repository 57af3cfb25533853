// finds: browser-code, says: @remotion/renderer
// from: public issues
import {renderMedia} from '@remotion/renderer';

export const Download: React.FC<{options: Parameters<typeof renderMedia>[0]}> = ({options}) => (
  <button type="button" onClick={() => renderMedia(options)}>
    Download
  </button>
);
