import { BoxIcon, DriveTimeIcon } from '@blueprintjs/icons';
import type { Choices, Flag } from '../../crud/resource/choices';

/** The choices of whether a vehicle is kept in the warehouse (specification, section 9). */
export const warehouseChoices: Choices<Flag, 'inWarehouse' | 'notInWarehouse'> = {
  true: { text: 'inWarehouse', icon: <BoxIcon />, tone: 'neutral' },
  false: { text: 'notInWarehouse', icon: <DriveTimeIcon />, tone: 'neutral' },
};
