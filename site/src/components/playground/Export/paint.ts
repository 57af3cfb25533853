/** Draws an image onto a canvas in the size of the canvas, with a white background for transparent pixels. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) {
    throw new Error('The browser couldn’t create a canvas. Choose a smaller size.');
  }
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
