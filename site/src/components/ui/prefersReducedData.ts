/** Whether to load nothing that the reader hasn't asked for: data saver is on, or the connection is slow. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
