/**
 * Gives every element a size. jsdom has no layout, and Blueprint's table renders only the cells that fit: without this
 * it renders eight.
 */
export function drawTables(width = 4000, height = 2000): void {
  for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height })) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
}
