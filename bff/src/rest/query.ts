/** Query parameters of a call. Null and undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
