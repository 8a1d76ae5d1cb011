import { showToast } from '../messages/toast';

/** Copies a text and reports whether that worked. @returns whether it did */
export async function copyText(
  text: string,
  { copied, copyFailed }: { readonly copied: string; readonly copyFailed: string },
): Promise<boolean> {
  try {
    // The Clipboard API is unavailable on plain http except on localhost.
    await navigator.clipboard.writeText(text);
    showToast('success', copied);
    return true;
  } catch {
    showToast('danger', copyFailed);
    return false;
  }
}
