/**
 * Script that runs before the page is painted. The theme hides the announcement of a reader who has closed the last
 * one, also when it is a new one: it would come back on the second page only.
 */
export const announcementScript = (id: string): string => `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(id)}) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
} catch {}`;
