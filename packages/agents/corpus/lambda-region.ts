// finds: typescript/2820, says: us-east-9
// from: /docs/lambda/region-selection
import {getSites} from '@remotion/lambda';

export const sites = getSites({region: 'us-east-9'});
