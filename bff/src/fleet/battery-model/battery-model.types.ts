import {
  batteryModel,
  batteryTypes,
  type BatteryModel as Item,
} from '../../resources/battery-model/battery-model.js';

export const BatteryModel = batteryModel.type;
export type BatteryModel = Item;
export const BatteryType = batteryTypes.type;
export type BatteryType = 'CHARGE' | 'SWAP' | 'UNKNOWN';
