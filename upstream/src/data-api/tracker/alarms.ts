import type { Text } from '../http/text.js';

/** The alarms that Traccar documents (`Position.ALARM_…`), and how notifications name them. */
export const ALARMS = {
  general: { id: 'alarm umum', en: 'general alarm' },
  sos: { id: 'tombol darurat (SOS)', en: 'SOS button' },
  vibration: { id: 'getaran', en: 'vibration' },
  movement: { id: 'bergerak', en: 'movement' },
  lowspeed: { id: 'kecepatan rendah', en: 'low speed' },
  overspeed: { id: 'kecepatan berlebih', en: 'overspeed' },
  fallDown: { id: 'terjatuh', en: 'fall' },
  lowPower: { id: 'daya lemah', en: 'low power' },
  lowBattery: { id: 'baterai lemah', en: 'low battery' },
  fault: { id: 'gangguan perangkat', en: 'device fault' },
  powerOff: { id: 'dimatikan', en: 'switched off' },
  powerOn: { id: 'dinyalakan', en: 'switched on' },
  door: { id: 'pintu', en: 'door' },
  lock: { id: 'terkunci', en: 'locked' },
  unlock: { id: 'kunci dibuka', en: 'unlocked' },
  geofence: { id: 'batas area', en: 'geofence' },
  geofenceEnter: { id: 'masuk area', en: 'entered an area' },
  geofenceExit: { id: 'keluar area', en: 'left an area' },
  gpsAntennaCut: { id: 'antena GPS terputus', en: 'GPS antenna cut' },
  accident: { id: 'kecelakaan', en: 'accident' },
  tow: { id: 'diderek', en: 'towed' },
  idle: { id: 'mesin menyala tanpa bergerak', en: 'idling' },
  highRpm: { id: 'putaran mesin tinggi', en: 'high engine speed' },
  hardAcceleration: { id: 'akselerasi keras', en: 'hard acceleration' },
  hardBraking: { id: 'pengereman keras', en: 'hard braking' },
  hardCornering: { id: 'belokan tajam', en: 'hard cornering' },
  laneChange: { id: 'pindah lajur', en: 'lane change' },
  fatigueDriving: { id: 'pengemudi lelah', en: 'tired driver' },
  powerCut: { id: 'daya terputus', en: 'power cut' },
  powerRestored: { id: 'daya kembali', en: 'power restored' },
  jamming: { id: 'sinyal diganggu', en: 'signal jammed' },
  temperature: { id: 'suhu', en: 'temperature' },
  parking: { id: 'parkir', en: 'parking' },
  bonnet: { id: 'kap mesin', en: 'bonnet' },
  footBrake: { id: 'rem kaki', en: 'foot brake' },
  fuelLeak: { id: 'bahan bakar bocor', en: 'fuel leak' },
  tampering: { id: 'perangkat diutak-atik', en: 'tampering' },
  removing: { id: 'perangkat dilepas', en: 'device removed' },
} as const satisfies Readonly<Record<string, Text>>;

export type Alarm = keyof typeof ALARMS;

const isAlarm = (name: string): name is Alarm => Object.hasOwn(ALARMS, name);

/** Names are shorter; of a longer text no name is looked for. */
const LONGEST_NAMES = 200;

/** The alarm of an event, the first one where Traccar lists several: `vibration,tow`. What is no name of one is `general`. */
export function alarmOf(names: unknown): Alarm {
  if (typeof names !== 'string' || names.length > LONGEST_NAMES) return 'general';
  return (
    names
      .split(',')
      .map((name) => name.trim())
      .find(isAlarm) ?? 'general'
  );
}
