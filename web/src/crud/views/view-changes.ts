import { MAX_NAME, type NamedView, type NamedViews } from './named-views';

/** A name as it is stored. */
export function normalized(name: string): string {
  return name.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME);
}

/** Checks whether another view than `id` has the name, whatever its case. */
export function isTaken({ list }: NamedViews, name: string, id: string | null): boolean {
  const wanted = normalized(name).toLowerCase();
  return list.some((view) => view.id !== id && view.name.toLowerCase() === wanted);
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
}

export function added(views: NamedViews, view: Omit<NamedView, 'id'>): { views: NamedViews; id: string } {
  const id = newId();
  return { views: { ...views, list: [...views.list, { ...view, id, name: normalized(view.name) }] }, id };
}

export function updated(views: NamedViews, id: string, changes: Partial<Omit<NamedView, 'id'>>): NamedViews {
  return { ...views, list: views.list.map((view) => (view.id === id ? { ...view, ...changes } : view)) };
}

export function removed(views: NamedViews, id: string): NamedViews {
  return {
    list: views.list.filter((view) => view.id !== id),
    first: views.first === id ? null : views.first,
  };
}

/** Makes a view the default, or no longer the default. */
export function toggledFirst(views: NamedViews, id: string): NamedViews {
  return { ...views, first: views.first === id ? null : id };
}
