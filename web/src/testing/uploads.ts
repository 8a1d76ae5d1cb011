/** One upload request; the test controls its progress and response. */
export class FakeUpload {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  responseText = '';
  readonly headers = new Headers();
  body: FormData | null = null;
  isAborted = false;

  address = '';

  open(_method: string, address: string): void {
    this.address = address;
    uploads.push(this);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  /** Reports that so many of a hundred bytes were sent. */
  progress(percent: number): void {
    this.upload.onprogress?.({ loaded: percent, total: 100 });
  }

  /** Responds as the gateway does. */
  respond(payload: { success: boolean; message: string; url: string | null }): void {
    this.responseText = JSON.stringify({ data: { uploadPhoto: payload } });
    this.onload?.();
  }

  /** Breaks the connection. */
  fail(): void {
    this.onerror?.();
  }
}

/** The uploads of the running test, oldest first. */
export const uploads: FakeUpload[] = [];

/** Installs the fake XMLHttpRequest, and the object URLs that jsdom lacks. */
export function installUploads(): void {
  uploads.length = 0;
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeUpload, configurable: true });
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:photo-${count}`;
  };
  URL.revokeObjectURL = () => undefined;
}
