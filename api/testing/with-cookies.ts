import type { Send } from './test-api.ts';

/** Sends like a browser: keeps the cookies it is given and sends them back. */
export function withCookies(send: Send): Send & { cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const sendAsBrowser: Send = async (method, path, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...options.headers };
    const answer = await send(method, path, { ...options, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return Object.assign(sendAsBrowser, { cookies });
}
