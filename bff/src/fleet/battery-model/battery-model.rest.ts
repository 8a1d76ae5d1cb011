import { batteryModel, batteryTypes as codes } from '../../resources/battery-model/battery-model.js';

export const batteryTypes = codes;
export const batteryModelView = batteryModel.view;
export const toBatteryModel = <Value>(value: Value) => value;
export const batteryModelInputNames = batteryModel.inputNames;
export const batteryModelParameters = batteryModel.list.parameters;
