import type { FastifyPluginAsync } from 'fastify';
import { enforceAccess } from './access/access-rules.js';
import { batteryModel } from './battery-model/battery-model.js';
import { companySupplier } from './company/company-supplier.js';
import { companyTenant } from './company/company-tenant.js';
import { serveCompanyTypes } from './company/company-types.js';
import { serveDashboard } from './dashboard/dashboard.js';
import { refuseUnstorable } from './http/storable-body.js';
import { serveNotifications } from './notification/notification-routes.js';
import { serveResource } from './resource/serve-resource.js';
import type { Services } from './services.js';
import { serveUser } from './user/user-routes.js';
import { vehicle } from './vehicle/vehicle.js';
import { vehicleModel } from './vehicle-model/vehicle-model.js';

/** The data API: rows, rules, permissions (contract). Everything below goes through `enforceAccess`. */
export function dataApi(services: Services): FastifyPluginAsync {
  return async (app) => {
    enforceAccess(app, services.sessions);
    app.addHook('preValidation', async (request) => refuseUnstorable(request.body));

    serveUser(app, services);
    serveNotifications(app, services);
    serveDashboard(app, services);

    serveResource(app, services, vehicle);
    serveResource(app, services, vehicleModel);
    serveResource(app, services, batteryModel);
    serveResource(app, services, companySupplier);
    serveResource(app, services, companyTenant);
    serveCompanyTypes(app);
  };
}
