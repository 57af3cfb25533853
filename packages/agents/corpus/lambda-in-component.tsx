// finds: browser-code, says: lambda/client
// from: /docs/lambda/light-client
import {renderMediaOnLambda} from '@remotion/lambda';

export const Download: React.FC<{options: Parameters<typeof renderMediaOnLambda>[0]}> = ({options}) => (
  <button type="button" onClick={() => renderMediaOnLambda(options)}>
    Render
  </button>
);
