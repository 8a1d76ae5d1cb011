/**
 * Init script of a page: measures user-visible delays, through `window.probe`. Times are milliseconds of the page's clock.
 */
export function installProbe() {
  const scrollerOfRows = '.resource-table .bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container';
  const rowHeight = 34;
  const headerHeight = 36;
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  let worst = 0;
  function note(entries) {
    for (const { interactionId, duration } of entries)
      if (interactionId > 0) worst = Math.max(worst, duration);
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Called during a frame, resolves when it has been painted. */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  /** Resolves with the time of the next click. */
  const nextClick = () =>
    new Promise((resolve) => {
      window.addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });

  /** The plates of the last page of rows, and when it was received. */
  let rows = { plates: [], at: 0 };
  const { json } = Response.prototype;
  Response.prototype.json = async function jsonOfRows() {
    const body = await json.call(this);
    const items = body?.data?.vehicles?.items ?? [];
    if (items.length > 1)
      rows = { plates: items.map(({ licensePlate }) => licensePlate), at: performance.now() };
    return body;
  };

  /** The cell texts of each row of the table. */
  function textsOfRows() {
    const texts = new Map();
    for (const { dataset, textContent } of document.querySelectorAll('.resource-table [data-row]')) {
      const row = Number(dataset.row);
      texts.set(row, [...(texts.get(row) ?? []), textContent]);
    }
    return texts;
  }
  /**
   * Checks whether the visible part of the table is complete: every row is there and has its plate of `plates`.
   * Cached rows count; they are dimmed while they are requested again.
   */
  function isWhole(plates) {
    const scroller = document.querySelector(scrollerOfRows);
    if (scroller === null || !scroller.checkVisibility()) return false;
    const shown = textsOfRows();
    const first = Math.floor(scroller.scrollTop / rowHeight);
    const last = first + Math.floor((scroller.clientHeight - headerHeight) / rowHeight) - 1;
    for (let row = first; row <= last; row++) {
      const texts = shown.get(row) ?? [];
      if (texts.length === 0 || (plates && !texts.includes(plates[row]))) return false;
    }
    return true;
  }

  window.probe = {
    /** The longest time from an input to the next paint since the last call; at least 16, the resolution of the API. */
    async worstInteraction() {
      await nextFrame();
      await painted();
      note(observer.takeRecords());
      const result = Math.max(16, worst);
      worst = 0;
      return result;
    },
    /** The time from the next click until a new table is complete. */
    async clickToTable() {
      const before = document.querySelector(scrollerOfRows);
      const wasThere = before?.checkVisibility() ?? false;
      const since = await nextClick();
      do await nextFrame();
      while (!isWhole(null) || (wasThere && document.querySelector(scrollerOfRows) === before));
      return (await painted()) - since;
    },
    /** The time from the response to the next click until the table shows all its rows. */
    async rowsToTable() {
      const since = await nextClick();
      do await nextFrame();
      while (rows.at < since || !isWhole(rows.plates));
      return (await painted()) - rows.at;
    },
    /** The times from the next click to its request, to the response, and until the table shows other rows, all of them. */
    async clickToRows() {
      const before = String(textsOfRows().get(0));
      performance.clearResourceTimings();
      const since = await nextClick();
      do await nextFrame();
      while (String(textsOfRows().get(0)) === before || !isWhole(null));
      const shown = (await painted()) - since;
      const [request] = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/graphql') && startTime >= since);
      return { request: request?.startTime - since, response: request?.responseEnd - since, shown };
    },
    /** Resolves when no rows are being loaded and the browser is idle. */
    async quiet() {
      // Without a frame requestIdleCallback may never be called, so each time a frame is requested first.
      const idle = () => nextFrame().then(() => new Promise((resolve) => requestIdleCallback(resolve)));
      while (document.querySelector('.resource-table [aria-busy="true"]') !== null) await nextFrame();
      for (let n = 0; n < 5; n++) await idle();
    },
    /** The times between frames while the table scrolls back and forth by `step` pixels a frame. */
    async framesOfScrolling({ axis, step, count }) {
      const scroller = document.querySelector(scrollerOfRows);
      const times = [];
      let direction = 1;
      let last = await nextFrame();
      for (let n = 0; n < count; n++) {
        const before = scroller[axis];
        scroller[axis] += direction * step;
        if (scroller[axis] === before) direction = -direction;
        const now = await nextFrame();
        times.push(now - last);
        last = now;
      }
      return times;
    },
    /** The times between frames for a number of milliseconds. A dot changes in each frame, because browsers skip unchanged ones. */
    async framesFor(milliseconds) {
      const times = [];
      const dot = document.createElement('div');
      dot.style.cssText = 'position: fixed; width: 1px; height: 1px';
      document.body.append(dot);
      const started = await nextFrame();
      for (let last = started; last - started < milliseconds; ) {
        dot.style.background = times.length % 2 === 0 ? 'black' : 'white';
        const now = await nextFrame();
        times.push(now - last);
        last = now;
      }
      dot.remove();
      return times;
    },
    /** The times between frames while a map is dragged back and forth by `step` pixels a frame, `turn` frames each way. */
    async framesOfDragging({ map, step, turn, count }) {
      const element = document.querySelector(map);
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { clientX: left + width / 2, clientY: top + height / 2 };
      const press = (target, type, away) =>
        target.dispatchEvent(
          new MouseEvent(type, { bubbles: true, button: 0, ...middle, clientX: middle.clientX + away }),
        );
      const times = [];
      press(element, 'mousedown', 0);
      let away = 0;
      let last = await nextFrame();
      for (let n = 0; n < count; n++) {
        away += Math.floor(n / turn) % 2 === 0 ? step : -step;
        press(document, 'mousemove', away);
        const now = await nextFrame();
        times.push(now - last);
        last = now;
      }
      press(document, 'mouseup', away);
      return times;
    },
  };
}
