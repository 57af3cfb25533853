/**
 * Whether nothing is to be loaded that was not asked for: the reader saves data, or the connection is a slow one, as
 * far as the browser tells.
 */
export const sparesData = (): boolean => {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
