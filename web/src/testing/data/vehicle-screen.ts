import { screen } from '@testing-library/react';
import { combined, isJsonObject, type JsonObject } from '../../api/merge-patch';
import { openClient } from '../client';
import type { Responder } from '../gateway';
import { setUpUser } from '../set-up-user';
import { person } from './people';
import { modelOptions, VEHICLE_OPTIONS, vehiclePage, vehicleRow } from './vehicles';

/** A gateway of 650 vehicles. */
export const VEHICLE_RESPONSES: Record<string, Responder> = {
  Vehicles: () => vehiclePage(6, 650),
  VehicleScreenOptions: () => VEHICLE_OPTIONS,
  VehicleModelOptions: modelOptions,
  Vehicle: () => ({ vehicle: vehicleRow(1) }),
  SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }),
};

/** Opens Manage Vehicle at an address such as `?page=2`, with a gateway of 650 vehicles by default. */
export async function openVehicles(search: string, responses: Record<string, Responder> = {}, me = person()) {
  const gateway = await openClient(`/vehicle/manage${search}`, me, {
    ...VEHICLE_RESPONSES,
    ...responses,
  });
  await screen.findByRole('button', { name: 'Search/Filters' });
  return { gateway, user: setUpUser() };
}

/** All changes of preferences that were sent, together: a slow machine sends in several requests what a quick one sends in one. */
export function changedPreferences(gateway: Awaited<ReturnType<typeof openClient>>): JsonObject {
  return gateway
    .of('SavePreferences')
    .map(({ variables }) => variables?.changes)
    .filter(isJsonObject)
    .reduce(combined, {});
}

/** The variables of the newest request of an operation. */
export function lastOf(
  gateway: Awaited<ReturnType<typeof openClient>>,
  operationName: string,
): Record<string, unknown> | undefined {
  return gateway.of(operationName).at(-1)?.variables;
}
