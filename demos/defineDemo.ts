import type {ComponentType} from 'react';
import type {Control, ControlFor} from './control';

/** What a demo says of itself, in its `demo.ts`. */
interface Definition<Props extends object> {
  /** Two to five words. */
  readonly title: string;
  /** One sentence that says what to notice; it stands below the picture. */
  readonly caption: string;
  /** What the poster shows, for those who can't see it. */
  readonly alt: string;
  /** Loads the component, the one file that runs and is shown. */
  readonly component: () => Promise<ComponentType<Props>>;
  /** Pixels. Default: 1280. */
  readonly width?: number;
  /** Pixels. Default: 720. */
  readonly height?: number;
  /** Frames per second. Default: 30. */
  readonly fps?: number;
  readonly durationInFrames: number;
  /** The frame that stands in the page before anything is loaded. */
  readonly posterFrame: number;
  /** Whether there is something to hear. Default: false. */
  readonly sound?: boolean;
  /** When the player is loaded: near the view, or, what is heavy, when the reader asks. Default: `near`. */
  readonly loads?: 'near' | 'click';
}

/** A prop without a control would have no value. */
type Controls<Props extends object> = keyof Props extends never
  ? {readonly controls?: undefined}
  : {readonly controls: {readonly [Name in keyof Props]-?: ControlFor<NonNullable<Props[Name]>>}};

/** A demo, complete. */
export interface Demo extends Required<Omit<Definition<never>, 'component'>> {
  readonly component: () => Promise<ComponentType<Record<string, unknown>>>;
  readonly controls: Readonly<Record<string, Control>>;
}

/** Describes a video of `demos/`. Throws when a frame or a control can't be. */
export const defineDemo = <Props extends object>(definition: Definition<Props> & Controls<Props>): Demo => {
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
  const fault = faultOf(demo);
  if (fault) throw new Error(`Demo "${demo.title}": ${fault}`);
  return demo;
};

/** Names that the address of a page uses for itself. */
const taken = ['demo', 'frame'];

const faultOf = ({durationInFrames, posterFrame, controls}: Demo): string | undefined => {
  if (posterFrame < 0 || posterFrame >= durationInFrames)
    return `posterFrame ${posterFrame} is not one of its ${durationInFrames} frames, 0 to ${durationInFrames - 1}.`;
  for (const [name, control] of Object.entries(controls)) {
    if (taken.includes(name)) return `a prop can't be called "${name}", the address needs that name. Choose another.`;
    if (control.kind === 'number' && (control.initial < control.min || control.initial > control.max))
      return `${name} begins at ${control.initial}, outside of ${control.min} to ${control.max}.`;
    if (control.kind === 'choice' && !control.options.includes(control.initial))
      return `${name} begins at "${control.initial}", which is not among ${control.options.join(', ')}.`;
    if (control.kind === 'color' && !/^#[\da-f]{6}$/.test(control.initial))
      return `${name} begins at "${control.initial}". Write a colour as # and six digits, such as #ff7a5c.`;
  }
  return undefined;
};
