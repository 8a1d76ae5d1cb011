import { isJsonObject, type JsonObject, patchBetween } from '../../api/merge-patch';
import type { TableColumn } from '../resource/resource';

/** One person's arrangement of the columns of one list; kept on the server under `preferences.tables.<resource>`. */
export interface ColumnLayout {
  /** Every column's key, left to right; pinned ones are shown first whatever their place here. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
  /** Pixels, for the columns whose width was changed. */
  readonly widths: Readonly<Record<string, number>>;
}

export const MIN_COLUMN_WIDTH = 60;
export const MAX_COLUMN_WIDTH = 800;

/** Before anyone arranges them: optional columns are hidden, and those that identify a row are pinned. */
export function defaultLayout(
  columns: readonly Pick<TableColumn, 'key' | 'isOptional' | 'isIdentifying'>[],
): ColumnLayout {
  const keysOf = (which: typeof columns) => which.map(({ key }) => key);
  return {
    order: keysOf(columns),
    hidden: keysOf(columns.filter(({ isOptional }) => isOptional)),
    pinned: keysOf(columns.filter(({ isIdentifying }) => isIdentifying)),
    widths: {},
  };
}

/** Pixels of the columns that are shown, left to right, before they are fitted to their content. */
export function widthsOf(
  columns: readonly Pick<TableColumn, 'key' | 'width'>[],
  layout: ColumnLayout,
): readonly number[] {
  const declared = new Map(columns.map(({ key, width }) => [key, width]));
  return visibleKeys(layout).map((key) => layout.widths[key] ?? declared.get(key) ?? MIN_COLUMN_WIDTH);
}

/** The keys that a kept object has as `true`, and those of `defaults` that it has not as `false`. */
function chosenKeys(kept: unknown, keys: readonly string[], defaults: readonly string[]): string[] {
  // Earlier versions kept a list.
  const choices = Array.isArray(kept) ? Object.fromEntries(kept.map((key) => [key, true])) : kept;
  return keys.filter((key) => {
    const choice = isJsonObject(choices) && Object.hasOwn(choices, key) ? choices[key] : undefined;
    return typeof choice === 'boolean' ? choice : defaults.includes(key);
  });
}

/**
 * Reads a kept layout against the columns that exist today: columns gone since are dropped, new ones join at the end,
 * and a layout that hides everything hides what `defaults` does.
 */
export function parseLayout(kept: unknown, defaults: ColumnLayout): ColumnLayout {
  if (!isJsonObject(kept)) return defaults;
  const keys = defaults.order;
  const listed: unknown[] = Array.isArray(kept.order) ? kept.order : [];
  const order = [...new Set(listed)].flatMap((key) => keys.find((known) => known === key) ?? []);
  const hidden = chosenKeys(kept.hidden, keys, defaults.hidden);
  const widths = isJsonObject(kept.widths) ? kept.widths : {};
  return {
    order: [...order, ...keys.filter((key) => !order.includes(key))],
    hidden: hidden.length < keys.length ? hidden : defaults.hidden,
    pinned: chosenKeys(kept.pinned, keys, defaults.pinned),
    widths: Object.fromEntries(
      keys.flatMap((key) => {
        const width = widths[key];
        return typeof width === 'number' && width >= MIN_COLUMN_WIDTH && width <= MAX_COLUMN_WIDTH
          ? [[key, width]]
          : [];
      }),
    ),
  };
}

/** `hidden` and `pinned` have a member per column that differs from the default, so that two tabs can each change another one. */
export function storedLayout(
  { order, hidden, pinned, widths }: ColumnLayout,
  defaults: ColumnLayout,
): JsonObject {
  const choices = (keys: readonly string[], byDefault: readonly string[]) =>
    Object.fromEntries(
      defaults.order.flatMap((key) => {
        const choice = keys.includes(key);
        return choice === byDefault.includes(key) ? [] : [[key, choice]];
      }),
    );
  return {
    order,
    hidden: choices(hidden, defaults.hidden),
    pinned: choices(pinned, defaults.pinned),
    widths,
  };
}

/**
 * The change of the kept layout that makes `next` of `layout`.
 * @param kept as it is stored, which was lists in earlier versions
 */
export function layoutPatch(
  kept: unknown,
  layout: ColumnLayout,
  next: ColumnLayout,
  defaults: ColumnLayout,
): JsonObject {
  const { hidden, pinned } = isJsonObject(kept) ? kept : {};
  const lists = { ...(Array.isArray(hidden) && { hidden }), ...(Array.isArray(pinned) && { pinned }) };
  return patchBetween({ ...storedLayout(layout, defaults), ...lists }, storedLayout(next, defaults));
}

/** The columns as shown: pinned ones first, hidden ones left out. */
export function visibleKeys({ order, hidden, pinned }: ColumnLayout): string[] {
  const shown = order.filter((key) => !hidden.includes(key));
  return [...shown.filter((key) => pinned.includes(key)), ...shown.filter((key) => !pinned.includes(key))];
}

/** Counts the visible columns that stay in place while the others scroll. */
export function pinnedCount({ order, hidden, pinned }: ColumnLayout): number {
  return order.filter((key) => pinned.includes(key) && !hidden.includes(key)).length;
}

/** Checks whether two arrangements draw the same. */
export function isSameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  const visibleState = (layout: ColumnLayout): string => {
    const keys = visibleKeys(layout);
    return JSON.stringify([pinnedCount(layout), keys.map((key) => [key, layout.widths[key] ?? 0])]);
  };
  return visibleState(one) === visibleState(other);
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((it) => it !== key) : [...keys, key];
}

/** Shows or hides a column. The last one shown stays. */
export function toggleColumn(layout: ColumnLayout, key: string): ColumnLayout {
  const hidden = toggled(layout.hidden, key);
  return hidden.length < layout.order.length ? { ...layout, hidden } : layout;
}

export function togglePin(layout: ColumnLayout, key: string): ColumnLayout {
  return { ...layout, pinned: toggled(layout.pinned, key) };
}

/** Pixels by which a key or the menu changes the width of a column. */
export const WIDTH_STEP = 20;

export function resizeColumn(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  const kept = Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
  return { ...layout, widths: { ...layout.widths, [key]: kept } };
}

/** Moves the visible column at one index to another, as a drag does. Dropped among pinned columns it becomes one. */
export function moveVisible(layout: ColumnLayout, from: number, to: number): ColumnLayout {
  const shown = visibleKeys(layout);
  const [moved] = shown.splice(from, 1);
  if (moved === undefined) return layout;
  shown.splice(to, 0, moved);
  const pins = pinnedCount(layout);
  const wasPinned = layout.pinned.includes(moved);
  const isPinned = wasPinned ? to < pins : to < pins && pins > 0 && from !== to;
  const rest = layout.order.filter((key) => !shown.includes(key));
  return {
    ...layout,
    order: [...shown, ...rest],
    pinned: isPinned === wasPinned ? layout.pinned : toggled(layout.pinned, moved),
  };
}

/** Moves a column one place up (-1) or down (1) in the chooser's list, hidden ones included. */
export function moveColumn(layout: ColumnLayout, key: string, by: -1 | 1): ColumnLayout {
  const order = [...layout.order];
  const from = order.indexOf(key);
  const other = order[from + by];
  if (from < 0 || other === undefined) return layout;
  order[from + by] = key;
  order[from] = other;
  return { ...layout, order };
}
