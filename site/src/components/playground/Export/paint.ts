/** Puts a picture onto a canvas, in the size of the canvas, over white where it is transparent. */
export const paint = (canvas: HTMLCanvasElement, picture: ImageBitmap): void => {
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
};
