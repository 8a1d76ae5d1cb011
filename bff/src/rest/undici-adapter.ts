import { type AxiosAdapter, AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';

/** Sends axios' requests by undici. `timeout` limits the whole response, or of a stream the wait for headers and for each next chunk. */
export function undiciAdapter(pool: Dispatcher): AxiosAdapter {
  return async (config) => {
    const { signal, timeout = 0, responseType, validateStatus } = config;
    const request = new AbortController();
    const cancel = () => request.abort(new CanceledError(undefined, config));
    const tooSlow = () => request.abort(new AxiosError(`no response in ${timeout} ms`, 'ETIMEDOUT', config));
    const stopListening = () => signal?.removeEventListener?.('abort', cancel);
    const timer = setTimeout(tooSlow, timeout);
    signal?.addEventListener?.('abort', cancel);
    try {
      const { statusCode, headers, body } = await pool.request({
        method: config.method?.toUpperCase() ?? 'GET',
        path: pathOf(config),
        headers: config.headers.toJSON(true),
        body: config.data ?? null,
        bodyTimeout: timeout,
        signal: request.signal,
      });
      body.once('close', stopListening);
      const data: unknown = responseType === 'stream' ? body : await textOf(body, config.maxContentLength);
      const response = { data, status: statusCode, statusText: '', headers, config };
      if (validateStatus?.(statusCode) ?? true) return response;
      throw new AxiosError(`status ${statusCode}`, 'ERR_BAD_RESPONSE', config, undefined, response);
    } catch (error) {
      stopListening();
      throw error instanceof AxiosError ? error : AxiosError.from(Object(error), 'ERR_NETWORK', config);
    } finally {
      clearTimeout(timer);
    }
  };
}

function textOf(body: Dispatcher.ResponseData['body'], maxLength = -1): Promise<string> {
  let length = 0;
  body.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (maxLength < 0 || length <= maxLength) return;
    body.destroy(new AxiosError(`more than ${maxLength} bytes`, 'ERR_BAD_RESPONSE'));
  });
  return body.text();
}

/** Path and query of a request, without parameters that are null. `axios.getUri` would merge the configuration again (12 µs). */
function pathOf({ baseURL = '', url = '', params = {} }: InternalAxiosRequestConfig): string {
  const target = new URL(`${baseURL}/${url}`);
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== undefined) target.searchParams.append(name, String(value));
  return `${target.pathname}${target.search}`;
}
