import { failureText } from '../../api/errors';
import { showToast } from './toast';

/** Shows why an act of the person failed; nothing at the end of the session. */
export function showFailure(error: unknown): void {
  const text = failureText(error);
  if (text !== null) showToast('danger', text);
}
