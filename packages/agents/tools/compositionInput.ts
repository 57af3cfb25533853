import {z} from 'zod';
import {initialComposition} from '../../playground-core/project/PlaygroundProject.ts';
import {maxSizes} from '../../playground-core/project/projectSchema.ts';

function createField(name: keyof typeof maxSizes): z.ZodDefault<z.ZodNumber> {
  return z.number().int().min(1).max(maxSizes[name]).default(initialComposition[name]);
}

/** The arguments of tools that show a composition in the playground. */
export const compositionInput = {
  width: createField('width'),
  height: createField('height'),
  fps: createField('fps'),
  durationInFrames: createField('durationInFrames'),
  props: z.record(z.string(), z.unknown()).default({}),
};
