import './explorer.css';
import { readyOperations } from './ready-operations';

/** The part of Sandbox's script that is used: https://www.apollographql.com/docs/graphos/platform/sandbox#embedding-sandbox */
declare global {
  interface Window {
    EmbeddedSandbox?: new (
      options: Readonly<{
        target: HTMLElement;
        initialEndpoint: string;
        endpointIsEditable: boolean;
        includeCookies: boolean;
        runTelemetry: boolean;
        allowDynamicStyles: boolean;
        initialState: Readonly<{ document: string; includeCookies: boolean }>;
      }>,
    ) => unknown;
  }
}

const sandboxScript =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';
/** Milliseconds that Apollo's network may take: one that drops what is sent to it never responds. */
const patience = 5000;

/** Checks whether the gateway allows it to be loaded, and the page's reader has not chosen GraphiQL. */
const wantsSandbox =
  document.querySelector('meta[name="explorer"][content="sandbox"]') !== null &&
  new URLSearchParams(location.search).get('with') !== 'graphiql';

async function openGraphiql(target: HTMLElement): Promise<void> {
  const { showGraphiql } = await import('./graphiql');
  showGraphiql(target);
}

/** Opens Apollo Sandbox, or GraphiQL where Apollo's script cannot be had. */
function openSandbox(target: HTMLElement): void {
  const script = document.createElement('script');
  const giveUp = (): void => {
    clearTimeout(timer);
    script.remove();
    void openGraphiql(target);
  };
  const timer = setTimeout(giveUp, patience);
  script.onerror = giveUp;
  script.onload = () => {
    // It came when GraphiQL was there already.
    if (!script.isConnected) return;
    if (window.EmbeddedSandbox === undefined) return giveUp();
    clearTimeout(timer);
    new window.EmbeddedSandbox({
      target,
      initialEndpoint: new URL('/graphql', location.href).href,
      endpointIsEditable: false,
      includeCookies: true,
      runTelemetry: false,
      allowDynamicStyles: false,
      initialState: { document: readyOperations.join('\n\n'), includeCookies: true },
    });
  };
  script.src = sandboxScript;
  document.head.append(script);
}

const target = document.getElementById('explorer');
if (target === null) throw new Error('index.html has no #explorer');
if (wantsSandbox) openSandbox(target);
else void openGraphiql(target);
