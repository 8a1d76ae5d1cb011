import type { FastifyPluginAsync } from 'fastify';
import { enforceAccess } from './access/access-rules.js';
import { serveApiTokens } from './api-token/api-token-routes.js';
import { batteryModel } from './battery-model/battery-model.js';
import { chargingStation } from './charging-station/charging-station.js';
import { supplierImport, tenantImport } from './company/company-import.js';
import { companySupplier } from './company/company-supplier.js';
import { companyTenant } from './company/company-tenant.js';
import { serveCompanyTypes } from './company/company-types.js';
import { complaint } from './complaint/complaint.js';
import { serveComplaints } from './complaint/complaint-routes.js';
import { complaintCategory } from './complaint-category/complaint-category.js';
import { serveDashboard } from './dashboard/dashboard.js';
import { serveVehicleStatus } from './dashboard/vehicle-status.js';
import { serveExports } from './export/export-routes.js';
import { serveReadiness } from './http/readiness-route.js';
import { refuseUnstorable } from './http/storable-body.js';
import { menu } from './menu/menu.js';
import { serveMenuRoot } from './menu/menu-root.js';
import { serveNotifications } from './notification/notification-routes.js';
import { serveOpenApi } from './openapi/openapi.js';
import { serveImport } from './resource/serve-import.js';
import { serveResource } from './resource/serve-resource.js';
import type { Services } from './services.js';
import { serveTelemetry } from './telemetry/telemetry-routes.js';
import { serveTrips } from './telemetry/trip-routes.js';
import { servePasswords } from './user/password-routes.js';
import { servePreferences } from './user/preferences.js';
import { serveProfile } from './user/profile.js';
import { user } from './user/user.js';
import { userImport } from './user/user-import.js';
import { serveUser } from './user/user-routes.js';
import { userType } from './user-type/user-type.js';
import { serveUserTypeOptions } from './user-type/user-type-options.js';
import { vehicle } from './vehicle/vehicle.js';
import { vehicleContract } from './vehicle-contract/vehicle-contract.js';
import { serveVehicleTree } from './vehicle-contract/vehicle-tree.js';
import { vehicleModel } from './vehicle-model/vehicle-model.js';

/** The data API: rows, rules, permissions (contract). Everything below goes through `enforceAccess`. */
export function dataApi(services: Services): FastifyPluginAsync {
  return async (app) => {
    enforceAccess(app, services.sessions);
    app.addHook('preValidation', async (request) => refuseUnstorable(request.body));
    await serveOpenApi(app, app.prefix);

    serveReadiness(app, services);
    serveUser(app, services);
    servePreferences(app, services);
    servePasswords(app, services);
    serveProfile(app, services);
    serveApiTokens(app, services);
    serveNotifications(app, services);
    serveExports(app, services);
    serveDashboard(app, services);
    serveVehicleStatus(app, services);
    serveTelemetry(app, services);
    serveTrips(app, services);

    serveResource(app, services, vehicle);
    serveResource(app, services, vehicleModel);
    serveResource(app, services, batteryModel);
    serveResource(app, services, chargingStation);
    serveResource(app, services, vehicleContract);
    serveVehicleTree(app, services);
    serveResource(app, services, complaintCategory);
    serveResource(app, services, complaint);
    serveComplaints(app, services);
    serveResource(app, services, companySupplier);
    serveResource(app, services, companyTenant);
    serveImport(app, services, companySupplier, supplierImport);
    serveImport(app, services, companyTenant, tenantImport);
    serveCompanyTypes(app);

    serveResource(app, services, user);
    serveImport(app, services, user, userImport);
    serveResource(app, services, userType);
    serveUserTypeOptions(app, services);
    serveResource(app, services, menu);
    serveMenuRoot(app, services);
  };
}
