import { endSession } from '../../api/session';
import { mustRepeat, parametersOf } from '../../api/transport/persisted';
import { requestHeaders } from '../../api/transport/request-headers';
import { UploadPhotoDocument, type UploadPhotoMutation } from '../../gql/plain/graphql';
import { ConnectionLost } from './photo-rules';

interface Reply {
  data?: UploadPhotoMutation | null;
  errors?: { extensions?: { code?: string } }[];
}

function replyOf(text: string): Reply {
  try {
    const reply: Reply = JSON.parse(text);
    return reply;
  } catch {
    return {};
  }
}

export interface UploadOptions {
  /** Receives the percentage of bytes sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one photo as a GraphQL multipart request, by XMLHttpRequest because `fetch` reports no upload progress.
 * @returns the URL the gateway serves it under, to put into a save.
 * @throws ConnectionLost; or an Error with the server's message, or with none, when it was not stored.
 */
export function uploadPhoto(file: File, options: UploadOptions): Promise<string> {
  const { onProgress, signal } = options;
  const sent = parametersOf(UploadPhotoDocument, { file: null });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    // Multipart is a simple content type: without this header the gateway rejects the request as possibly forged (CSRF).
    request.setRequestHeader('apollo-require-preflight', 'true');
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onerror = () => reject(new ConnectionLost(''));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onload = () => {
      const { data, errors } = replyOf(request.responseText);
      if (mustRepeat(errors, sent)) {
        resolve(uploadPhoto(file, options));
        return;
      }
      if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) endSession('expired');
      const url = data?.uploadPhoto.url;
      if (data?.uploadPhoto.success && url) resolve(url);
      else reject(new Error(data?.uploadPhoto.message ?? ''));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('operations', JSON.stringify(sent));
    body.append('map', JSON.stringify({ 0: ['variables.file'] }));
    body.append('0', file);
    request.send(body);
  });
}
