import type { NoticeText } from '../../notification/notice-texts.js';
import { ALARMS, type Alarm } from '../alarms.js';
import type { TrackerEvent, TrackerEventKind } from '../forms/traccar-event.js';

type About = (plate: string, name: string, alarm: Alarm) => Omit<NoticeText, 'kind'>;

const of = (plate: string, name: string) => (name === '' ? plate : `${plate}: ${name}`);

const TEXTS: Readonly<Record<TrackerEventKind, About>> = {
  deviceOnline: (plate) => ({
    title: { id: 'Pelacak terhubung', en: 'Tracker online' },
    description: { id: `Pelacak ${plate} terhubung`, en: `The tracker of ${plate} is online` },
  }),
  deviceOffline: (plate) => ({
    title: { id: 'Pelacak terputus', en: 'Tracker offline' },
    description: { id: `Pelacak ${plate} terputus`, en: `The tracker of ${plate} is offline` },
  }),
  overspeed: (plate) => ({
    title: { id: 'Kecepatan berlebih', en: 'Overspeed' },
    description: { id: `${plate} melebihi batas kecepatan`, en: `${plate} exceeded the speed limit` },
  }),
  geofenceEnter: (plate, name) => ({
    title: { id: 'Kendaraan masuk area', en: 'Vehicle entered an area' },
    description: {
      id: name === '' ? `${plate} masuk area` : `${plate} masuk area ${name}`,
      en: name === '' ? `${plate} entered an area` : `${plate} entered the area ${name}`,
    },
  }),
  geofenceExit: (plate, name) => ({
    title: { id: 'Kendaraan keluar area', en: 'Vehicle left an area' },
    description: {
      id: name === '' ? `${plate} keluar area` : `${plate} keluar area ${name}`,
      en: name === '' ? `${plate} left an area` : `${plate} left the area ${name}`,
    },
  }),
  alarm: (plate, _name, alarm) => ({
    title: { id: 'Alarm pelacak', en: 'Tracker alarm' },
    description: { id: of(plate, ALARMS[alarm].id), en: of(plate, ALARMS[alarm].en) },
  }),
  ignitionOn: (plate) => ({
    title: { id: 'Mesin dinyalakan', en: 'Ignition on' },
    description: { id: `Mesin ${plate} dinyalakan`, en: `The ignition of ${plate} was turned on` },
  }),
  ignitionOff: (plate) => ({
    title: { id: 'Mesin dimatikan', en: 'Ignition off' },
    description: { id: `Mesin ${plate} dimatikan`, en: `The ignition of ${plate} was turned off` },
  }),
  maintenance: (plate, name) => ({
    title: { id: 'Perawatan kendaraan', en: 'Vehicle maintenance' },
    description: { id: of(plate, name), en: of(plate, name) },
  }),
};

/** The text of a notification of a tracker's event. */
export const trackerNotice = ({ kind, name, alarm }: TrackerEvent, plate: string): NoticeText => ({
  kind: 'trackerEvent',
  ...TEXTS[kind](plate, name, alarm ?? 'general'),
});

/** The text in place of the events of a token that sends more than people can read. */
export const manyTrackerEvents: NoticeText = {
  kind: 'trackerEvent',
  title: { id: 'Banyak kejadian pelacak', en: 'Many tracker events' },
  description: {
    id: 'Kejadian pelacak terlalu banyak untuk ditampilkan satu per satu',
    en: 'There are too many tracker events to list each of them',
  },
};
