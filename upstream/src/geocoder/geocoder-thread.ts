import { Worker } from 'node:worker_threads';
import type { GeocoderRequest } from './geocoder-worker.js';
import type { NominatimPlace } from './nominatim.js';

interface Waiting {
  resolve(places: NominatimPlace[]): void;
  reject(fault: Error): void;
}

/** Requests that may wait. Most take a millisecond, the slowest half a second. */
const mostWaiting = 100;

/** Too many requests are waiting. */
export class GeocoderBusy extends Error {}

/** The gazetteer seen from the thread that serves HTTP. Its own thread starts with the first request. */
export class GeocoderThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  /**
   * Places, best first.
   * @throws GeocoderBusy; Error when the thread crashes; the next request starts another one
   */
  async request(request: GeocoderRequest): Promise<NominatimPlace[]> {
    if (this.#waiting.size >= mostWaiting) throw new GeocoderBusy();
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./geocoder-worker.js', import.meta.url));
    worker.on('message', ({ id, places }: { id: number; places: NominatimPlace[] }) => {
      this.#waiting.get(id)?.resolve(places);
      this.#waiting.delete(id);
    });
    const end = (fault: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(fault);
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('the geocoder has ended')));
    return worker;
  }
}
