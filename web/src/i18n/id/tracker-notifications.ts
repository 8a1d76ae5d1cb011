/** The texts of the settings of tracker events. */
export const trackerNotifications = {
  title: 'Notifikasi pelacak',
  lead: 'Kejadian dari server Traccar yang muncul di notifikasi anda.',
  alarm: 'Alarm',
  deviceOffline: 'Perangkat terputus',
  deviceOnline: 'Perangkat tersambung',
  maintenance: 'Waktunya perawatan',
  overspeed: 'Melebihi batas kecepatan',
  geofenceEnter: 'Masuk geofence',
  geofenceExit: 'Keluar geofence',
  ignitionOn: 'Mesin menyala',
  ignitionOff: 'Mesin mati',
};
