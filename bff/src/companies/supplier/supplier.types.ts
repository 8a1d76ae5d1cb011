import { type Supplier as Item, supplier } from '../../resources/supplier/supplier.js';

export const Supplier = supplier.type;
export type Supplier = Item;
