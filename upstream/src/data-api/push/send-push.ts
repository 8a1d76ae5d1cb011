import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { lookUpPublic } from './public-addresses.js';
import { pushServiceOf } from './push-services.js';
import type { VapidKeys } from './vapid-key.js';

export interface PushOptions {
  keys: VapidKeys;
  /** The address at which push services reach the operator: an https or mailto address. */
  subject: string;
  /** Origins of push services besides the known ones. */
  services: readonly string[];
}

/** A browser that wants to be notified. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The message that the service worker of the client shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Address of the client to open. */
  url: string;
  /** A later message with the same one takes the place of this one. */
  tag: string;
}

/** Seconds that a push service keeps a message for a device that is off. */
const KEPT = 24 * 3600;
const TIMEOUT = 10_000;

/**
 * Sends an encrypted message to a push service.
 * @returns the HTTP status of its response
 * @throws Error that does not contain the endpoint, which is a secret
 */
export async function sendPush(
  { keys, subject, services }: PushOptions,
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
): Promise<number> {
  const service = pushServiceOf(endpoint, services);
  if (service === undefined) throw new Error('the endpoint is that of no known push service');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: KEPT, contentEncoding: 'aes128gcm' },
  );
  const { url, isTrusted } = service;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        headers: { ...headers },
        signal: AbortSignal.timeout(TIMEOUT),
        ...(!isTrusted && { lookup: lookUpPublic }),
      },
      (reply) => {
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
