import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { type AxiosAdapter, AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';

const utf8 = new TextDecoder();

/**
 * Sends axios' requests over undici's connection pool. `timeout` limits the whole response, or for `responseType: 'stream'` the wait for
 * its headers and for each next chunk. undici takes an EventEmitter in place of an AbortSignal, which costs less (`DisconnectSignal`).
 */
export function undiciAdapter(pool: Dispatcher): AxiosAdapter {
  return async (config) => {
    const { signal, timeout = 0, responseType, validateStatus } = config;
    const abort = new EventEmitter();
    let reason: AxiosError | undefined;
    const abortFor = (error: AxiosError) => {
      reason = error;
      abort.emit('abort');
    };
    const cancel = () => abortFor(new CanceledError(undefined, config));
    const stopListening = () => signal?.removeEventListener?.('abort', cancel);
    const tooSlow = () => abortFor(new AxiosError(`no response in ${timeout} ms`, 'ETIMEDOUT', config));
    const timer = setTimeout(tooSlow, timeout);
    signal?.addEventListener?.('abort', cancel);
    try {
      const { statusCode, headers, body } = await pool.request({
        method: config.method?.toUpperCase() ?? 'GET',
        path: pathOf(config),
        headers: config.headers.toJSON(true),
        body: config.data ?? null,
        bodyTimeout: timeout,
        signal: abort,
      });
      body.once('close', stopListening);
      const data: unknown = responseType === 'stream' ? body : await textOf(body, config.maxContentLength);
      const response = {
        data,
        status: statusCode,
        statusText: '',
        headers,
        config,
      };
      if (validateStatus?.(statusCode) ?? true) return response;
      throw new AxiosError(`status ${statusCode}`, 'ERR_BAD_RESPONSE', config, undefined, response);
    } catch (error) {
      stopListening();
      const cause = reason ?? error;
      throw cause instanceof AxiosError ? cause : AxiosError.from(Object(cause), 'ERR_NETWORK', config);
    } finally {
      clearTimeout(timer);
    }
  };
}

const textOf = (body: Readable, maxLength = Number.POSITIVE_INFINITY): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    body.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxLength)
        body.destroy(new AxiosError(`more than ${maxLength} bytes`, 'ERR_BAD_RESPONSE'));
    });
    body.on('end', () => resolve(utf8.decode(Buffer.concat(chunks))));
    body.on('error', reject);
  });

/** Path and query of a request, without parameters that are null. `axios.getUri` would merge the configuration again (12 µs). */
function pathOf({ baseURL = '', url = '', params = {} }: InternalAxiosRequestConfig): string {
  const { pathname, search } = new URL(`${baseURL}/${url}`);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== undefined) query.append(name, String(value));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
