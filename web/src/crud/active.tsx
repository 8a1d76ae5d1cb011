import { Confirm, Disable } from '../ui/icons';
import type { Choices, Flag } from './choices';

/** The active flag of users, user types, menus and companies: '1' Aktif, '0' Tidak Aktif (administration 4). */
export const ACTIVE: Choices<Flag, 'active' | 'inactive'> = {
  true: { text: 'active', icon: <Confirm />, tone: 'success' },
  false: { text: 'inactive', icon: <Disable />, tone: 'neutral' },
};
