// finds: unknown-package, says: @remotion/zod-types
// from: later versions
import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

export const schema = z.object({color: zColor()});
