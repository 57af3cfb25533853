/** Whether a response means that a file doesn't exist. Some hosts respond with an HTML page instead of status 404. */
export function isMissing({status, headers}: Response): boolean {
  return [404, 410].includes(status) || Boolean(headers.get('content-type')?.startsWith('text/html'));
}
