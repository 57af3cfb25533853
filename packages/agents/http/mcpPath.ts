/** The path of the MCP server on this site. */
export const mcpPath = '/mcp';
