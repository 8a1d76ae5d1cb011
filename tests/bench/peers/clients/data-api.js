/** The data API as the compared clients call it: through their server, with the token of the sign-in. */

const TOKEN = 'token';

/** The columns of Armada's list of vehicles; the names are those of the data API. */
export const columns = [
  ['companyTenantName', 'Company Tenant'],
  ['companySupplierName', 'Company Supplier'],
  ['imei', 'IMEI'],
  ['licensePlate', 'License Plate'],
  ['rentStatus', 'Rent Status'],
  ['vehicleStatus', 'Vehicle Status'],
  ['serialNumber', 'Serial Number'],
  ['warna', 'Color'],
  ['year', 'Year'],
  ['createdBy', 'Created By'],
  ['createdDate', 'Created Date'],
  ['updatedBy', 'Updated By'],
  ['updatedDate', 'Updated Date'],
];

/** Rows of a page. */
export const pageSize = 20;

export const isSignedIn = () => localStorage.getItem(TOKEN) !== null;
export const signOut = () => localStorage.removeItem(TOKEN);

async function call(path, init) {
  const response = await fetch(`/api/${path}`, init);
  const reply = await response.json();
  if (!response.ok || !reply.success) throw new Error(reply.message);
  return reply.data;
}

export async function signIn(username, password) {
  const { token } = await call('user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, loginBy: 1 }),
  });
  localStorage.setItem(TOKEN, token);
}

/**
 * A page of vehicles.
 * @param {{page: number, size: number, field?: string, isDescending?: boolean}} query
 * @returns {Promise<{data: {id: number}[], total: number}>}
 */
export async function vehicles({ page, size, field, isDescending }) {
  const query = new URLSearchParams({ page, size });
  if (field !== undefined) query.set('sort', `${isDescending ? '-' : ''}${field}`);
  const { data, totalRow } = await call(`vehicle/view?${query}`, {
    headers: { authorization: `Bearer ${localStorage.getItem(TOKEN)}` },
  });
  return { data, total: totalRow };
}
