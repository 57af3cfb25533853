/** The path of the MCP server on this site. */
export const MCP_PATH = '/mcp';
