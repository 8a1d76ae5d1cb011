import type { trackerNotifications as base } from '../id/tracker-notifications';

export const trackerNotifications: typeof base = {
  title: 'Tracker notifications',
  lead: 'Events of a Traccar server that appear among your notifications.',
  alarm: 'Alarm',
  deviceOffline: 'Device offline',
  deviceOnline: 'Device online',
  maintenance: 'Maintenance due',
  overspeed: 'Over the speed limit',
  geofenceEnter: 'Geofence entered',
  geofenceExit: 'Geofence left',
  ignitionOn: 'Ignition on',
  ignitionOff: 'Ignition off',
};
