import type { Text } from '../http/text.js';

/** Why a reading of a device was not used, by the code that is stored with the device. */
export const DEVICE_FAULTS = {
  NO_POSITION: { id: 'Lintang atau bujur tidak ada atau tidak valid', en: 'No valid latitude and longitude' },
  NO_TIME: { id: 'Waktu tidak dapat dibaca', en: 'The time cannot be read' },
  NO_NUMBER: { id: 'Ada nilai yang bukan angka', en: 'A value is not a number' },
  NO_FIX: { id: 'Perangkat belum mendapat sinyal satelit', en: 'The device has no satellite fix' },
  FUTURE: { id: 'Jam perangkat terlalu cepat', en: 'The clock of the device is ahead' },
  BEHIND: { id: 'Jam perangkat terlambat', en: 'The clock of the device is behind' },
  TOO_OLD: { id: 'Posisi lebih dari 30 hari yang lalu', en: 'The position is more than 30 days old' },
  JUMP: { id: 'Posisi terlalu jauh dari posisi sebelumnya', en: 'Too far from the position before' },
} as const satisfies Readonly<Record<string, Text>>;

export type DeviceFault = keyof typeof DEVICE_FAULTS;
