/** Makes 3D canvases preserve their drawing buffers so that an export can read them. */
export function preserveDrawings(): void {
  const {getContext} = HTMLCanvasElement.prototype;
  const replacement = function (this: HTMLCanvasElement, kind: string, settings?: object): unknown {
    const preserving = kind.startsWith('webgl') ? {...settings, preserveDrawingBuffer: true} : settings;
    return Reflect.apply(getContext, this, [kind, preserving]);
  };
  Object.assign(HTMLCanvasElement.prototype, {getContext: replacement});
}
