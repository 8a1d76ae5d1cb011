/**
 * Gives every element a size. jsdom lays nothing out, and Blueprint's table draws only the cells it has room for: without this
 * it draws eight.
 */
export function drawTables(width = 4000, height = 2000): void {
  for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
}
