import type { RESTOptions } from '@discordjs/rest';

/**
 * How requests go out. A form with files goes as bytes, all at once: as a stream, which is the library's way,
 * it throws where nobody can catch it when Discord answers before it has read the whole form (429, 502, a lost
 * connection), and the bot would end.
 */
export const sendWhole: RESTOptions['makeRequest'] = async (url, { method, headers, body, signal }) => {
  const sent = { method, signal } as RequestInit;
  if (!(body instanceof FormData)) return fetch(url, { ...sent, headers, body } as RequestInit);
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type') as string };
  return fetch(url, {
    ...sent,
    headers: { ...(headers as Record<string, string>), ...type },
    body: await form.arrayBuffer(),
  });
};
