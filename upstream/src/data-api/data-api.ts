import type { FastifyPluginAsync } from 'fastify';
import { serveApiTokens } from './api-token/api-token-routes.js';
import { serveBulkChanges } from './bulk-change/bulk-routes.js';
import { registry } from './catalog/resources.js';
import { serveCompanyTypes } from './company/company-types.js';
import { serveComplaints } from './complaint/complaint-routes.js';
import { serveDashboard } from './dashboard/dashboard.js';
import { serveVehicleStatus } from './dashboard/vehicle-status.js';
import { serveExports } from './export/export-routes.js';
import { cleanBody } from './http/storable-body.js';
import { typed } from './http/validation.js';
import { serveMenuRoot } from './menu/menu-root.js';
import { serveNotifications } from './notification/notification-routes.js';
import { servePushSubscriptions } from './notification/push-routes.js';
import { serveNotificationSettings } from './notification/settings-routes.js';
import { serveOpenApi } from './openapi/openapi.js';
import { serveReadiness } from './readiness-route.js';
import { enforceAccess } from './session/enforce-access.js';
import { servePasswords } from './sign-in/password-routes.js';
import { serveTelemetry } from './telemetry/telemetry-routes.js';
import { serveTrips } from './telemetry/trip-routes.js';
import { serveTrackerMessages } from './tracker/messages/message-routes.js';
import { serveTrackerDevices } from './tracker/staff/device-routes.js';
import { serveTrackerTokens } from './tracker/staff/token-routes.js';
import { serveVehicleTracker } from './tracker/staff/vehicle-tracker-route.js';
import type { TrackerServices } from './tracker/tracker-services.js';
import { serveInvitation } from './user/invitation.js';
import { servePreferences } from './user/preferences.js';
import { serveProfile } from './user/profile.js';
import { serveUser } from './user/user-routes.js';
import { serveUserTypeOptions } from './user-type/user-type-options.js';
import { serveVehicleTree } from './vehicle-contract/vehicle-tree.js';

/**
 * The data API: rows, rules, permissions (contract). Everything below goes through `enforceAccess`.
 * @param isProduction whether the OpenAPI document needs a token, too
 */
export function dataApi(services: TrackerServices, isProduction = false): FastifyPluginAsync {
  return async (untyped) => {
    const app = typed(untyped);
    const rules = registry.callRules;
    enforceAccess(
      app,
      services.sessions,
      isProduction ? { ...rules, 'GET /openapi.json': 'signedIn' } : rules,
    );
    app.addHook('preValidation', async (request) => {
      cleanBody(request.body);
      cleanBody(request.query);
    });
    await serveOpenApi(app, app.prefix);

    serveReadiness(app, services);
    serveUser(app, services);
    serveInvitation(app, services);
    servePreferences(app, services);
    servePasswords(app, services);
    serveProfile(app, services);
    serveApiTokens(app, services);
    serveNotifications(app, services);
    serveNotificationSettings(app, services);
    servePushSubscriptions(app, services);
    serveExports(app, services);
    serveBulkChanges(app, services);
    serveDashboard(app, services);
    serveVehicleStatus(app, services);
    serveTelemetry(app, services);
    serveTrips(app, services);
    await serveTrackerMessages(app, services);
    serveTrackerTokens(app, services);
    serveTrackerDevices(app, services);
    serveVehicleTracker(app, services);

    registry.serve(app, services);
    serveVehicleTree(app, services);
    serveComplaints(app, services);
    serveCompanyTypes(app);
    serveUserTypeOptions(app, services);
    serveMenuRoot(app, services);
  };
}
