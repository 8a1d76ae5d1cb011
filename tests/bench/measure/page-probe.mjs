/**
 * Runs in the page before anything of it does: measures what a person would feel there. Left at `window.probe`.
 * Times are milliseconds on the page's own clock.
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
  /** Ends when the frame in the making, within which one has to ask, has been painted. */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  /** When the person let go of what they press next. */
  const nextClick = () =>
    new Promise((resolve) => {
      window.addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });

  /** The page of rows that came last, and when. */
  let rows = { plates: [], at: 0 };
  const { json } = Response.prototype;
  Response.prototype.json = async function jsonOfRows() {
    const body = await json.call(this);
    const items = body?.data?.vehicles?.items ?? [];
    if (items.length > 1)
      rows = { plates: items.map(({ licensePlate }) => licensePlate), at: performance.now() };
    return body;
  };

  /** The texts that stand in each row of the table. */
  function textsOfRows() {
    const texts = new Map();
    for (const { dataset, textContent } of document.querySelectorAll('.resource-table [data-row]')) {
      const row = Number(dataset.row);
      texts.set(row, [...(texts.get(row) ?? []), textContent]);
    }
    return texts;
  }
  /**
   * Whether no row within the table's frame is missing, none is another than those `plates` name, and no cell still stands in
   * for one. Rows from memory count: they are dimmed while they are asked for anew (ux, Look).
   */
  function isWhole(plates) {
    const scroller = document.querySelector(scrollerOfRows);
    if (scroller === null || !scroller.checkVisibility()) return false;
    if (document.querySelector('.resource-table .bp6-table-cell.bp6-loading') !== null) return false;
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
    /** The longest time from an input to the next paint since the last question; 16 stands for all that are shorter. */
    async worstInteraction() {
      await nextFrame();
      await painted();
      note(observer.takeRecords());
      const result = Math.max(16, worst);
      worst = 0;
      return result;
    },
    /** From the next click until a table that was not there before it stands whole. */
    async clickToTable() {
      const before = document.querySelector(scrollerOfRows);
      const wasThere = before?.checkVisibility() ?? false;
      const since = await nextClick();
      do await nextFrame();
      while (!isWhole(null) || (wasThere && document.querySelector(scrollerOfRows) === before));
      return (await painted()) - since;
    },
    /** From when the rows come that the next click asks for until the table shows them all. */
    async rowsToTable() {
      const since = await nextClick();
      do await nextFrame();
      while (rows.at < since || !isWhole(rows.plates));
      return (await painted()) - rows.at;
    },
    /** Ends when no rows are awaited and the browser has had nothing to do for a while. */
    async quiet() {
      // Who has nothing to draw after a key may never be told to be idle: each time a frame is asked for first.
      const idle = () => nextFrame().then(() => new Promise((resolve) => requestIdleCallback(resolve)));
      while (document.querySelector('.resource-table [aria-busy="true"]') !== null) await nextFrame();
      for (let n = 0; n < 5; n++) await idle();
    },
    /** The times between frames while the table scrolls to and fro by `step` pixels a frame. */
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
    /** The times between frames of so many milliseconds. A dot makes each of them: one without any change is put off. */
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
    /** The times between frames while a map is dragged to and fro by `step` pixels a frame, `turn` frames each way. */
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
