import { startDataApiProxy } from './data-api-proxy.mjs';

const total = 1_000_000;
/** Pages that the demo fleet has at every page size; the pages of the large list repeat them. */
const pages = 6;

/**
 * Starts a proxy in front of the data API whose list of vehicles has a million rows: page n has the rows of page n modulo
 * {@link pages}. The client loads one page at a time, so its work is the same as with a database of a million vehicles
 * (vehicle-list.mjs measures the database).
 * @param {number} port of the proxy @param {number} upstreamPort of the data API
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export const startMillionRows = (port, upstreamPort) =>
  startDataApiProxy(port, upstreamPort, (url) => {
    if (url.pathname !== '/api/vehicle/view') return undefined;
    url.searchParams.set('page', String(((Number(url.searchParams.get('page')) - 1) % pages) + 1));
    return ({ data }) => {
      data.totalRow = total;
    };
  });
