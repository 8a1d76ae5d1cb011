import { defineScope, ownRows, rowsOfCompany } from '../access/scope.js';

const ofCompany = rowsOfCompany('company_id');

export const userScope = defineScope({ table: 'app_user', supplier: ofCompany, tenant: ofCompany });

export const ownUserScope = ownRows('app_user', 'id');
