import { atom } from 'nanostores';

/** True once the gateway has another build of the client than the one that this page was loaded from. */
export const $hasNewBuild = atom(false);

/** The build that this page was loaded from, as the gateway wrote it into the page; undefined in development. */
const own = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Compares this page's build with the one that the gateway names when a live connection opens: a deployment ends the one before. */
export function noteBuild(payload: Readonly<Record<string, unknown>> | undefined): void {
  const current = payload?.clientBuild;
  if (own() !== undefined && typeof current === 'string') $hasNewBuild.set(current !== own());
}
