/** Downloads a file that was created in the page. It isn't sent anywhere. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
