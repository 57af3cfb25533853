import type {ComponentType} from 'react';
import type {Control, ControlFor} from './control.ts';

/** The description of a demo in its `demo.ts`. */
type Definition<Props extends object> = {
  /** Two to five words. */
  readonly title: string;
  /** One sentence that says what happens and what to notice. It appears below the player. */
  readonly caption: string;
  /** A description of the poster for readers who can't see it. */
  readonly alt: string;
  /** Loads the component from the file that runs and that readers see. */
  readonly component: () => Promise<ComponentType<Props>>;
  /** Pixels. Default: 1280. */
  readonly width?: number;
  /** Pixels. Default: 720. */
  readonly height?: number;
  /** Frames per second. Default: 30. */
  readonly fps?: number;
  readonly durationInFrames: number;
  /** The frame that the page shows before the player is loaded. */
  readonly posterFrame: number;
  /** Whether the demo plays sound. Default: false. */
  readonly sound?: boolean;
  /** When the player is loaded: when it's almost in view, or on click, for demos with large dependencies. Default: `near`. */
  readonly loads?: 'near' | 'click';
};

/** Every prop needs a control, because it gets its value from there. */
type Controls<Props extends object> = keyof Props extends never
  ? {readonly controls?: undefined}
  : {readonly controls: {readonly [Name in keyof Props]-?: ControlFor<NonNullable<Props[Name]>>}};

/** A demo with all defaults filled in. */
export type Demo = {
  readonly component: () => Promise<ComponentType<Record<string, unknown>>>;
  readonly controls: Readonly<Record<string, Control>>;
} & Required<Omit<Definition<never>, 'component'>>;

/** Describes a demo and fills in the defaults. Throws an error if a frame or a control is invalid. */
export function defineDemo<Props extends object>(definition: Definition<Props> & Controls<Props>): Demo {
  const {component, controls, ...facts} = definition;
  const demo: Demo = {
    width: 1280,
    height: 720,
    fps: 30,
    sound: false,
    loads: 'near',
    ...facts,
    component: component as Demo['component'],
    controls: (controls ?? {}) as Demo['controls'],
  };
  const problem = findProblem(demo);
  if (problem) {
    throw new Error(`Demo "${demo.title}": ${problem}`);
  }
  return demo;
}

/** Query parameters that the page itself uses. */
const taken = ['demo', 'frame'];

function findProblem({durationInFrames, posterFrame, controls}: Demo): string | undefined {
  if (posterFrame < 0 || posterFrame >= durationInFrames) {
    return `posterFrame is ${posterFrame}, but the demo only has frames 0 to ${durationInFrames - 1}.`;
  }
  for (const [name, control] of Object.entries(controls)) {
    if (taken.includes(name)) {
      return `a prop can't be called "${name}" because the URL uses that name. Choose another one.`;
    }
    if (control.kind === 'number' && (control.initial < control.min || control.initial > control.max)) {
      return `the initial value of ${name}, ${control.initial}, isn't between ${control.min} and ${control.max}.`;
    }
    if (control.kind === 'choice' && !control.options.includes(control.initial)) {
      return `the initial value of ${name}, "${control.initial}", isn't one of its options: ${control.options.join(', ')}.`;
    }
    if (control.kind === 'color' && !/^#[\da-f]{6}$/.test(control.initial)) {
      return `the initial value of ${name}, "${control.initial}", isn't a color. Write # and six hexadecimal digits, such as #ff7a5c.`;
    }
  }
  return undefined;
}
