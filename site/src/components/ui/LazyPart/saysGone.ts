/** Whether a host has a file of the site no more. Some answer with a page instead of saying that there is nothing. */
export const saysGone = ({status, headers}: Response): boolean =>
  [404, 410].includes(status) || Boolean(headers.get('content-type')?.startsWith('text/html'));
