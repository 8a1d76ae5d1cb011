/** Milliseconds that the other tabs have to respond: a browser delays those in the background. */
const WAIT_MS = 500;

/** The tabs of one browser, which share the session: one of them asks the others what its end would lose. */
const tabs = new BroadcastChannel('armada.unsaved');

let found: () => void = () => undefined;

/** Checks whether the end of the session would lose something here: whatever prompts before the page is reloaded prompts then, too. */
function isUnsavedHere(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (data === 'unsaved') found();
  else if (data === 'asked' && isUnsavedHere()) tabs.postMessage('unsaved');
};

/** Checks whether a tab of this browser has unsaved entries. */
export async function isUnsavedAnywhere(): Promise<boolean> {
  if (isUnsavedHere()) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), WAIT_MS);
    found = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tabs.postMessage('asked');
  });
}
