/** Has 3D pictures kept after they were shown, so that an export finds them. */
export const keepDrawings = (): void => {
  const {getContext} = HTMLCanvasElement.prototype;
  const replacement = function (this: HTMLCanvasElement, kind: string, settings?: object): unknown {
    const kept = kind.startsWith('webgl') ? {...settings, preserveDrawingBuffer: true} : settings;
    return Reflect.apply(getContext, this, [kind, kept]);
  };
  Object.assign(HTMLCanvasElement.prototype, {getContext: replacement});
};
