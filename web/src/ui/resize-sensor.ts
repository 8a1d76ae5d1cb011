/**
 * Stands in for the sensor by which Blueprint's table learns of its size, in the build: that one writes style attributes into
 * HTML, which the gateway's Content-Security-Policy forbids, and the browser can tell the same by itself.
 */
export const ResizeSensor = {
  /**
   * Calls back once for each change of an element's size, after the frame in which it came.
   * @returns what ends it
   */
  attach(element: HTMLElement, callback: () => void): () => void {
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The first report tells of the size that the table has measured already.
      if (!isFirst) callback();
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  },
};
