import { type JsonObject, patched } from '../../api/merge-patch';
import type { Answer } from '../gateway';

/** A server that keeps preferences as the real one does; `document` is what it has now. */
export class KeptPreferences {
  version = 1;

  constructor(public document: JsonObject = {}) {}

  /** Another tab's or device's change. */
  change(changes: unknown): void {
    this.document = patched(this.document, Object(changes));
    this.version += 1;
  }

  readonly answers: Record<string, Answer> = {
    SavePreferences: ({ changes }) => {
      this.change(changes);
      const { document, version } = this;
      return { savePreferences: { success: true, message: 'OK', preferences: document, version } };
    },
  };
}
