/** Gives the reader a file of that name, made in the page. Nothing is sent anywhere. */
export const downloadFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
