/**
 * Runs before the first paint. If a reader has closed an earlier announcement, the theme hides a new one too, until the
 * second page.
 */
export function createAnnouncementScript(id: string): string {
  return `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)}) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
} catch {}`;
}
