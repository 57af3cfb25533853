/** Converts the origin of a server, such as `https://search.example.com`, to a host for the official clients. */
export function createClientHost(origin: string) {
  const {hostname, port, protocol} = new URL(origin);
  return {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    ...(port === '' ? {} : {port: Number(port)}),
  };
}
