import { account } from './account';
import { batteryModel } from './batteryModel';
import { chargingStation } from './chargingStation';
import { companySupplier } from './companySupplier';
import { companyTenant } from './companyTenant';
import { complaint } from './complaint';
import { complaintCategory } from './complaintCategory';
import { complaintDetail } from './complaintDetail';
import { complaintWords } from './complaintWords';
import { confirmation } from './confirmation';
import { contract } from './contract';
import { contractVehicles } from './contractVehicles';
import { crud } from './crud';
import { dashboard } from './dashboard';
import { downloads } from './downloads';
import { downloadsPanel } from './downloadsPanel';
import { errors } from './errors';
import { imports } from './imports';
import { login } from './login';
import { map } from './map';
import { menu } from './menu';
import { menuForm } from './menuForm';
import { menuTree } from './menuTree';
import { palette } from './palette';
import { password } from './password';
import { photos } from './photos';
import { session } from './session';
import { shell } from './shell';
import { shortcuts } from './shortcuts';
import { stationMap } from './stationMap';
import { titles } from './titles';
import { user } from './user';
import { userType } from './userType';
import { vehicle } from './vehicle';
import { vehicleDetail } from './vehicleDetail';
import { vehicleModel } from './vehicleModel';
import { views } from './views';

/** Every English text, by the name its message store was made with. One file a name; a missing text shows as in `id`. */
export const catalogue = {
  account,
  batteryModel,
  chargingStation,
  companySupplier,
  companyTenant,
  complaint,
  complaintCategory,
  complaintDetail,
  complaintWords,
  confirmation,
  contract,
  contractVehicles,
  crud,
  dashboard,
  downloads,
  downloadsPanel,
  errors,
  imports,
  login,
  map,
  menu,
  menuForm,
  menuTree,
  palette,
  password,
  photos,
  session,
  shell,
  shortcuts,
  stationMap,
  titles,
  user,
  userType,
  vehicle,
  vehicleDetail,
  vehicleModel,
  views,
};
