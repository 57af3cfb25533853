/** Says that the table of pages is not there any more: the site has been built anew since this page was opened. */
export class PagesGone extends Error {}
