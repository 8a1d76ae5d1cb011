import { startStandIn } from './stand-in.mjs';

const total = 1_000_000;
/** Pages that the demo fleet has of any size: each page of the large list is one of them. */
const pages = 6;

/**
 * Stands before the data API and says that the list of vehicles has a million rows: page n holds the rows of page n modulo
 * {@link pages}. The client never holds more than a page, so what it has to do is the same as on a database of a million
 * (whose own speed vehicle-list.mjs measures).
 * @param {number} port where to listen @param {number} upstreamPort where the data API is
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export const startMillionRows = (port, upstreamPort) =>
  startStandIn(port, upstreamPort, (url) => {
    if (url.pathname !== '/api/vehicle/view') return undefined;
    url.searchParams.set('page', String(((Number(url.searchParams.get('page')) - 1) % pages) + 1));
    return ({ data }) => {
      data.totalRow = total;
    };
  });
