import { atom, type ReadableAtom } from 'nanostores';
import { $connection } from '../../api/transport/connection-state';
import { ConnectionLost, MAX_PHOTOS, type PhotoProblem, PhotoRefused, preparePhoto } from './photo-rules';
import { uploadPhoto } from './upload-photo';

interface Sent {
  readonly id: number;
  readonly name: string;
  /** The original, as a local URL for the thumbnail. */
  readonly preview: string;
}

/** A photo of a form: a saved one, or one that is being uploaded. */
export type Photo =
  | { readonly id: number; readonly state: 'saved'; readonly url: string; readonly isDeleted: boolean }
  | { readonly id: number; readonly state: 'uploaded'; readonly url: string }
  | (Sent & { readonly state: 'preparing' })
  /** Without a network: it is uploaded once that is back. */
  | (Sent & { readonly state: 'waiting' })
  /** `percent` of its bytes were sent. */
  | (Sent & { readonly state: 'uploading'; readonly percent: number })
  | (Sent & { readonly state: 'failed'; readonly problem: PhotoProblem | 'failed'; readonly file: File });

/** The URLs that go into the save payload: photos marked deleted are left out. */
export function keptUrls(photos: readonly Photo[]): string[] {
  return photos.flatMap((photo) => {
    if (photo.state === 'saved') return photo.isDeleted ? [] : [photo.url];
    return photo.state === 'uploaded' ? [photo.url] : [];
  });
}

/** @throws the reason of the signal when it aborts first */
const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The photos of one form field: each new one is compressed and uploaded immediately, in the background. */
export class PhotoList {
  readonly #photos = atom<readonly Photo[]>([]);
  readonly #running = new Map<number, { abort: AbortController; done: Promise<void> }>();
  readonly #left = atom(0);
  /** Photos whose upload failed with the connection: they are uploaded again once it is back. */
  readonly #lost = new Set<number>();
  readonly #disposed = new AbortController();
  #lastId = 0;

  /** @param max how many there may be; if it is one, a new photo replaces the old one */
  constructor(
    savedUrls: readonly string[],
    readonly max: number = MAX_PHOTOS,
  ) {
    const { signal } = this.#disposed;
    window.addEventListener('online', () => this.#retryLost(), { signal });
    signal.addEventListener(
      'abort',
      $connection.listen((state) => {
        if (state === 'connected') this.#retryLost();
      }),
    );
    this.#photos.set(savedUrls.map((url) => ({ id: this.#nextId(), state: 'saved', url, isDeleted: false })));
  }

  get photos(): ReadableAtom<readonly Photo[]> {
    return this.#photos;
  }

  /** The number of files of the last step that were beyond the limit and not added. */
  get leftOut(): ReadableAtom<number> {
    return this.#left;
  }

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  add(files: Iterable<File>): void {
    const all = [...files];
    if (this.max === 1 && all.length > 0) this.#clear();
    const taken = all.slice(0, this.#freeSlots);
    this.#left.set(all.length - taken.length);
    for (const file of taken) this.#start(this.#nextId(), file);
  }

  /** Deleting a saved photo only marks it; deleting a new one removes it, and stops its upload. */
  remove(id: number): void {
    this.#left.set(0);
    const photo = this.#find(id);
    if (photo?.state === 'saved') {
      this.#replace({ ...photo, isDeleted: true });
      return;
    }
    this.#running.get(id)?.abort.abort();
    this.#lost.delete(id);
    if (photo !== undefined && 'preview' in photo) URL.revokeObjectURL(photo.preview);
    this.#photos.set(this.#photos.get().filter((other) => other.id !== id));
  }

  undoRemove(id: number): void {
    const photo = this.#find(id);
    if (photo?.state !== 'saved') return;
    const hasFreeSlots = this.#freeSlots > 0;
    this.#left.set(hasFreeSlots ? 0 : 1);
    if (hasFreeSlots) this.#replace({ ...photo, isDeleted: false });
  }

  retry(id: number): void {
    const photo = this.#find(id);
    if (photo?.state === 'failed') this.#start(id, photo.file);
  }

  /**
   * Waits for the uploads under way.
   * @returns whether every photo of the list is on the server.
   */
  async settled(): Promise<boolean> {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    return this.#photos.get().every(({ state }) => state !== 'failed');
  }

  /** Stops all uploads; the list must not be used afterwards. */
  dispose(): void {
    this.#disposed.abort();
    for (const photo of this.#photos.get()) {
      if ('preview' in photo) URL.revokeObjectURL(photo.preview);
    }
    for (const { abort } of this.#running.values()) abort.abort();
  }

  #retryLost(): void {
    for (const id of [...this.#lost]) this.retry(id);
  }

  #start(id: number, file: File): void {
    this.#lost.delete(id);
    const earlier = this.#find(id);
    const preview =
      earlier !== undefined && 'preview' in earlier ? earlier.preview : URL.createObjectURL(file);
    const sent: Sent = { id, name: file.name, preview };
    const abort = new AbortController();
    const done = this.#send(sent, file, abort.signal).finally(() => this.#running.delete(id));
    this.#running.set(id, { abort, done });
  }

  async #send(sent: Sent, file: File, signal: AbortSignal): Promise<void> {
    try {
      const url = await this.#upload(sent, file, signal);
      this.#replace({ id: sent.id, state: 'uploaded', url });
      URL.revokeObjectURL(sent.preview);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ConnectionLost) this.#lost.add(sent.id);
      const problem = error instanceof PhotoRefused ? error.problem : 'failed';
      this.#replace({ ...sent, state: 'failed', problem, file });
    }
  }

  /**
   * Prepares and uploads a photo, as often as the network is lost meanwhile. A file that was stored although its response was lost belongs to no
   * record, and the data API deletes it after a while.
   */
  async #upload(sent: Sent, file: File, signal: AbortSignal): Promise<string> {
    for (;;) {
      this.#replace({ ...sent, state: 'preparing' });
      try {
        const ready = await preparePhoto(file);
        signal.throwIfAborted();
        this.#replace({ ...sent, state: 'uploading', percent: 0 });
        return await uploadPhoto(ready, {
          signal,
          onProgress: (percent) => this.#replace({ ...sent, state: 'uploading', percent }),
        });
      } catch (error) {
        if (!(error instanceof ConnectionLost) || navigator.onLine || signal.aborted) throw error;
      }
      this.#replace({ ...sent, state: 'waiting' });
      await untilOnline(signal);
    }
  }

  /** The number of further photos. */
  get #freeSlots(): number {
    const kept = this.#photos.get().filter((photo) => photo.state !== 'saved' || !photo.isDeleted);
    return Math.max(0, this.max - kept.length);
  }

  /** Also those marked deleted: a replaced photo cannot be restored. */
  #clear(): void {
    for (const { id } of this.#photos.get()) this.remove(id);
    this.#photos.set([]);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #find(id: number): Photo | undefined {
    return this.#photos.get().find((photo) => photo.id === id);
  }

  /** Puts a photo in the place of the one with its id, or at the end. */
  #replace(photo: Photo): void {
    const photos = this.#photos.get();
    const isKnown = photos.some(({ id }) => id === photo.id);
    this.#photos.set(
      isKnown ? photos.map((other) => (other.id === photo.id ? photo : other)) : [...photos, photo],
    );
  }
}
