import { supplier } from '../../resources/supplier/supplier.js';

export const supplierView = supplier.view;
export const toSupplier = <Value>(value: Value) => value;
export const supplierInputNames = supplier.inputNames;
export const supplierParameters = supplier.list.parameters;
