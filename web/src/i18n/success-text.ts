import { $locale } from './i18n';

/**
 * What is shown of a success: in `id` the server's own words (administration 4, "Dialog save flow"), which are Indonesian;
 * in `en` the client's.
 */
export function successText(message: string, own: string): string {
  return $locale.get() === 'id' && message !== '' ? message : own;
}
