import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 9,
  companyName: 'Volta Rental',
  idCompany: 3,
  name: 'Rem',
  description: 'Rem depan dan belakang',
  sla: 3,
  isActive: '1',
  version: 1,
};

test('the list is filtered by company and status, searched by days, and includes the supplier', async () => {
  upstream.expect('GET', 'complaint_category/view', ({ query }) => {
    expect(query).toEqual({
      page: '1',
      size: '20',
      company: '3',
      isActive: '1',
      sla: '3',
      sort: 'sla',
      include: 'company_supplier',
    });
    return rows([row]);
  });
  upstream.expect('GET', 'company_supplier/view', rows([{ id: 3, name: 'Volta Rental' }]));
  const response = await run(`{ complaintCategories(
    filter: { supplierId: "3", isActive: true, search: { field: SLA_DAYS, text: "3" } }, sort: { field: SLA_DAYS }
  ) { items { id name description slaDays isActive supplierId supplierName supplier { name } } } }`);
  expect(response.data).toEqual({
    complaintCategories: {
      items: [
        {
          id: '9',
          name: 'Rem',
          description: 'Rem depan dan belakang',
          slaDays: 3,
          isActive: true,
          supplierId: '3',
          supplierName: 'Volta Rental',
          supplier: { name: 'Volta Rental' },
        },
      ],
    },
  });
});

test.each([
  ['vehicleId: "34"', 'complaint_category/list', { isActive: '1', vehicleId: '34' }],
  ['supplierId: "3"', 'complaint_category/list/company', { isActive: '1', supplierId: '3' }],
])('returns the active options for %s', async (of, path, expected) => {
  upstream.expect('GET', path, ({ query }) => {
    expect(query).toEqual(expected);
    return data([{ value: 9, text: 'Rem' }]);
  });
  expect((await run(`{ complaintCategoryOptions(${of}) { value text } }`)).data).toEqual({
    complaintCategoryOptions: [{ value: '9', text: 'Rem' }],
  });
});

const input = { name: 'Rem', description: 'Rem depan', supplierId: '3', slaDays: 3, isActive: false };

test('saves a new category with its flag, and names the input fields in the errors of a refused edit', async () => {
  upstream.expect('POST', 'complaint_category/save', ({ body }) => {
    const sent = { id: 0, name: 'Rem', description: 'Rem depan', company: 3, sla: 3, isActive: '0' };
    expect(body).toEqual(sent);
    return saved(9);
  });
  upstream.expect('GET', 'complaint_category/view/9', data(row));
  const create = `mutation ($input: ComplaintCategoryInput!) {
    createComplaintCategory(input: $input) { success complaintCategory { id version } }
  }`;
  expect((await run(create, { input })).data).toEqual({
    createComplaintCategory: { success: true, complaintCategory: { id: '9', version: 1 } },
  });
  upstream.expect(
    'POST',
    'complaint_category/edit',
    refused('No', [
      { field: 'company', code: 'LOCKED', message: 'Locked' },
      { field: 'sla', code: 'INVALID', message: 'Too long' },
    ]),
  );
  const update = `mutation ($input: ComplaintCategoryInput!) {
    updateComplaintCategory(id: "9", input: $input) { success errors { field } complaintCategory { id version } }
  }`;
  expect((await run(update, { input })).data).toEqual({
    updateComplaintCategory: {
      success: false,
      errors: [{ field: 'supplierId' }, { field: 'slaDays' }],
      complaintCategory: null,
    },
  });
});
