/** The parameter of a list's address that names the bulk change whose report is shown. */
export const REPORT = 'bulk';

/** The address of the report of a bulk change, on the list of its records. */
export const reportAddress = (path: string, id: string): string => `/${path}?page=1&${REPORT}=${id}`;
