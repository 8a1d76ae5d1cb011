import { type JsonObject, patched } from '../../api/merge-patch';
import type { Responder } from '../gateway';

/** A server that stores preferences; `document` is the stored document. */
export class PreferencesServer {
  version = 1;

  constructor(public document: JsonObject = {}) {}

  /** Another tab's or device's change. */
  change(changes: unknown): void {
    this.document = patched(this.document, Object(changes));
    this.version += 1;
  }

  readonly responses: Record<string, Responder> = {
    SavePreferences: ({ changes }) => {
      this.change(changes);
      const { document, version } = this;
      return { savePreferences: { success: true, message: 'OK', preferences: document, version } };
    },
  };
}
