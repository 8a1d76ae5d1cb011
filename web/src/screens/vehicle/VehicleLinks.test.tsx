import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../api/session';
import { openClient } from '../../testing/client';
import { complaintDetail } from '../../testing/data/complaints';
import { CONTRACT_RESPONSES } from '../../testing/data/contracts';
import { DASHBOARD_ONLY, FULL_MENU, person } from '../../testing/data/people';
import { VEHICLE_RESPONSES } from '../../testing/data/vehicle-screen';
import { drawTables } from '../../testing/drawn-table';
import './VehicleScreen';
import '../complaint/ComplaintScreen';
import '../../resources/vehicle';
import '../../resources/contract';
import '../../resources/contract-vehicles/VehicleTree';
import '../../crud/dialog/RecordForm';

beforeAll(() => drawTables());

const CONTRACT_MENU: Me['menus'] = [
  ...FULL_MENU,
  { id: '8', name: 'Contract', path: 'company-contract/manage', code: 'CON', children: [] },
];

it('a row of the list still opens the dialog, and its plate links to the page', async () => {
  await openClient('/vehicle/manage?page=1', person(), VEHICLE_RESPONSES);
  const [plate] = await screen.findAllByRole('link', { name: 'B 1001 XYZ' });
  expect(plate).toHaveAttribute('href', '/vehicle/manage/1');
  fireEvent.click((await screen.findAllByText('SN-1'))[0] ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Edit Vehicle' })).toBeVisible();
});

it.each([
  ['links to', FULL_MENU, 2],
  ['names', DASHBOARD_ONLY, 0],
])('a complaint %s its vehicle for the menus of the person', async (_case, menus, links) => {
  await openClient('/complaint/maintanance/61', person(menus), {
    ComplaintDetail: () => ({ complaint: complaintDetail() }),
  });
  const facts = within(await screen.findByRole('region', { name: 'Detail Complaint' }));
  expect(facts.getByText('B 1234 XYZ')).toBeVisible();
  const found = screen.queryAllByRole('link', { name: 'B 1234 XYZ' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/vehicle/manage/34'),
  );
});

it('the vehicles of a contract link to their pages without being unchecked by it', async () => {
  await openClient('/company-contract/manage?record=1', person(CONTRACT_MENU), {
    ...CONTRACT_RESPONSES,
    VehicleDetail: () => ({ vehicle: null }),
  });
  const tree = within(await screen.findByRole('tree'));
  const [link] = tree.getAllByRole('link', { name: /^Buka halaman / });
  if (link === undefined) throw new Error('No vehicle of the contract links to its page.');
  const plate = link.getAttribute('aria-label')?.replace('Buka halaman ', '');
  const item = tree.getByRole('treeitem', { name: String(plate) });
  fireEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/vehicle\/manage\/\d+$/));
  expect(item).toHaveAttribute('aria-checked', 'true');
});
