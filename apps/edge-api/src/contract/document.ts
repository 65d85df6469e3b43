/** The OpenAPI 3.1 document of this service. Made when it is first asked for: most requests never do. */
export async function openApiDocument(): Promise<object> {
  const { generateDocument } = await import('./generate.js');
  return generateDocument();
}
