import { patched } from '../../api/merge-patch';
import {
  defaultLayout,
  layoutPatch,
  moveColumn,
  moveVisible,
  parseLayout,
  pinnedCount,
  resizeColumn,
  toggleColumn,
  togglePin,
  visibleKeys,
  widthsOf,
} from './column-layout';
import { columnsMask } from './TableSkeleton';

/** A column of each name: an optional one has a question mark, an identifying one an exclamation mark. */
const layoutOf = (...names: string[]) =>
  defaultLayout(
    names.map((name) => ({
      key: name.replace(/\W/, ''),
      isOptional: name.endsWith('?'),
      isIdentifying: name.endsWith('!'),
    })),
  );
const layout = layoutOf('a', 'b', 'c', 'd');

describe('The columns of a list', () => {
  it('stand in their declared order until someone arranges them', () => {
    expect(visibleKeys(layout)).toEqual(['a', 'b', 'c', 'd']);
    expect(parseLayout(undefined, layoutOf('a', 'b'))).toEqual(layoutOf('a', 'b'));
  });

  it('leave out what is hidden, but never all of it', () => {
    const one = ['a', 'b', 'c', 'd'].reduce(toggleColumn, layout);
    expect(visibleKeys(one)).toEqual(['d']);
    expect(visibleKeys(toggleColumn(one, 'a'))).toEqual(['a', 'd']);
  });

  it('begin with the pinned ones', () => {
    const pinned = togglePin(layout, 'c');
    expect(visibleKeys(pinned)).toEqual(['c', 'a', 'b', 'd']);
    expect(pinnedCount(pinned)).toBe(1);
    expect(pinnedCount(toggleColumn(pinned, 'c'))).toBe(0);
  });

  it('move where they are dragged', () => {
    expect(visibleKeys(moveVisible(layout, 0, 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(visibleKeys(moveVisible(layout, 3, 0))).toEqual(['d', 'a', 'b', 'c']);
  });

  it('become pinned by a drag among pinned ones and free by a drag out of them', () => {
    const pinned = togglePin(togglePin(layout, 'a'), 'b');
    const joined = moveVisible(pinned, 3, 0);
    expect([visibleKeys(joined), pinnedCount(joined)]).toEqual([['d', 'a', 'b', 'c'], 3]);
    const left = moveVisible(pinned, 0, 3);
    expect([visibleKeys(left), pinnedCount(left)]).toEqual([['b', 'c', 'd', 'a'], 1]);
  });

  it('move one place in the chooser, hidden neighbours counted', () => {
    expect(moveColumn(layout, 'b', -1).order).toEqual(['b', 'a', 'c', 'd']);
    expect(moveColumn(layout, 'a', -1).order).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keep a width between 60 and 800 pixels', () => {
    expect(resizeColumn(layout, 'a', 10).widths).toEqual({ a: 60 });
    expect(resizeColumn(layout, 'a', 123.4).widths).toEqual({ a: 123 });
  });

  it('are as wide as declared until someone changes that, and so are those of the skeleton', () => {
    const widths = widthsOf(
      ['a', 'b', 'c', 'd'].map((key) => ({ key, width: 100 })),
      toggleColumn(togglePin(resizeColumn(layout, 'c', 60), 'c'), 'd'),
    );
    expect(widths).toEqual([60, 100, 100]);
    expect(columnsMask(widths.slice(0, 2))).toBe(
      'linear-gradient(90deg, transparent 10px, #000 10px 50px, transparent 50px, ' +
        'transparent 70px, #000 70px 150px, transparent 150px)',
    );
  });

  it('read a kept arrangement against the columns that exist today', () => {
    const kept = {
      order: ['c', 'gone', 'a', 3],
      hidden: ['a', 'gone'],
      pinned: 'c',
      widths: { a: 90, b: 'wide', c: 5 },
    };
    expect(parseLayout(kept, layoutOf('a', 'b', 'c'))).toEqual({
      order: ['c', 'a', 'b'],
      hidden: ['a'],
      pinned: [],
      widths: { a: 90 },
    });
  });

  it('show everything again when a kept arrangement hides all', () => {
    expect(parseLayout({ hidden: ['a', 'b'] }, layoutOf('a', 'b')).hidden).toEqual([]);
  });
});

describe('the change of a kept layout', () => {
  it('holds what was changed alone, so that another tab’s change stays', () => {
    const hide = (key: string) => layoutPatch(null, layout, { ...layout, hidden: [key] }, layout);
    const [one, two] = [hide('a'), hide('b')];
    expect(one).toEqual({ hidden: { a: true } });
    expect(parseLayout(patched(patched({}, one), two), layout).hidden).toEqual(['a', 'b']);
  });

  it('replaces the lists of an earlier version by all that they hold', () => {
    const kept = { hidden: ['a'], pinned: [], widths: { b: 90 } };
    const before = parseLayout(kept, layout);
    const patch = layoutPatch(kept, before, { ...before, hidden: ['a', 'b'] }, layout);
    expect(patched(kept, patch)).toEqual({ hidden: { a: true, b: true }, pinned: {}, widths: { b: 90 } });
  });
});

describe('optional and identifying columns', () => {
  const defaults = layoutOf('a', 'plate!', 'battery?', 'd');

  it('are hidden and pinned until someone arranges them', () => {
    expect(visibleKeys(defaults)).toEqual(['plate', 'a', 'd']);
    expect(pinnedCount(defaults)).toBe(1);
    // Also in an arrangement of a version that did not have them.
    expect(visibleKeys(parseLayout({ hidden: ['d'], pinned: [] }, defaults))).toEqual(['plate', 'a']);
  });

  it('are kept as shown and unpinned, and kept no more when they are back to the default', () => {
    const chosen = togglePin(toggleColumn(defaults, 'battery'), 'plate');
    const patch = layoutPatch(null, defaults, chosen, defaults);
    expect(patch).toEqual({ hidden: { battery: false }, pinned: { plate: false } });
    const kept = patched({}, patch);
    expect(visibleKeys(parseLayout(kept, defaults))).toEqual(['a', 'plate', 'battery', 'd']);
    expect(patched(kept, layoutPatch(kept, chosen, defaults, defaults))).toEqual({ hidden: {}, pinned: {} });
  });
});
