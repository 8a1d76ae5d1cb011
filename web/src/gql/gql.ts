/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SavePreferences($changes: JSONObject!) {\n    savePreferences(changes: $changes) { success message preferences version }\n  }\n": typeof types.SavePreferencesDocument,
    "\n  query Bell($page: Int!, $size: Int!) {\n    notifications(page: $page, size: $size) {\n      items { id title description updatedAt isRead path occurrences }\n      pageInfo { page size totalItems totalPages }\n      unreadCount\n    }\n  }\n": typeof types.BellDocument,
    "\n  subscription NotificationReceived {\n    notificationReceived { id title description updatedAt isRead path occurrences }\n  }\n": typeof types.NotificationReceivedDocument,
    "\n  subscription UnreadNotificationCount {\n    unreadNotificationCount\n  }\n": typeof types.UnreadNotificationCountDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) { success message unreadCount }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead { success message unreadCount }\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  mutation MarkNotificationsRead($path: String!) {\n    markNotificationsRead(path: $path) { success message unreadCount }\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query Palette(\n    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,\n    $complaints: Boolean!\n  ) {\n    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {\n      items { id text: licensePlate note: supplierName }\n    }\n    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {\n      items { id text: title note: licensePlate }\n    }\n    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {\n      items { id text: name note: email }\n    }\n    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {\n      items { id text: name note: email }\n    }\n    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {\n      items { id text: contractNo note: tenantName }\n    }\n    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {\n      items { id text: name note: email }\n    }\n  }\n": typeof types.PaletteDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success message errors { field message }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query FindSuppliers($text: String, $ids: [ID!], $isActive: Boolean, $first: Int) {\n    supplierOptions(text: $text, ids: $ids, isActive: $isActive, first: $first) { value text }\n  }\n": typeof types.FindSuppliersDocument,
    "\n  query FindCompanies($text: String, $ids: [ID!], $isActive: Boolean, $group: String, $first: Int) {\n    companyOptions(text: $text, ids: $ids, isActive: $isActive, group: $group, first: $first) { value text group }\n  }\n": typeof types.FindCompaniesDocument,
    "\n    query FindTenants($text: String, $ids: [ID!], $first: Int) {\n      tenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  ": typeof types.FindTenantsDocument,
    "\n    query FindContractTenants($text: String, $ids: [ID!], $first: Int) {\n      contractTenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  ": typeof types.FindContractTenantsDocument,
    "\n  mutation UndoCreate($resource: Resource!, $id: ID!) {\n    undoCreate(resource: $resource, id: $id) { success message errors { code } }\n  }\n": typeof types.UndoCreateDocument,
    "\n  subscription VehiclesMoved($supplierId: ID) {\n    vehiclePositions(supplierId: $supplierId) {\n      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer\n      measuredAt\n    }\n  }\n": typeof types.VehiclesMovedDocument,
    "\n  query ReverseGeocode($latitude: Float!, $longitude: Float!) {\n    reverseGeocode(latitude: $latitude, longitude: $longitude) { address }\n  }\n": typeof types.ReverseGeocodeDocument,
    "\n  query SearchPlaces($text: String!, $near: LatLngInput, $isTyping: Boolean) {\n    searchPlaces(text: $text, near: $near, isTyping: $isTyping) { name address location { latitude longitude } }\n  }\n": typeof types.SearchPlacesDocument,
    "\n    query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {\n      batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.BatteryModelsDocument,
    "\n    query BatteryModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  ": typeof types.BatteryModelScreenOptionsDocument,
    "\n    query BatteryModel($id: ID!) {\n      batteryModel(id: $id) { id name supplierId supplierName type maxCapacity updatedBy updatedAt version }\n    }\n  ": typeof types.BatteryModelDocument,
    "\n    mutation CreateBatteryModel($input: BatteryModelInput!) {\n      createBatteryModel(input: $input) {\n        success message errors { field code message }\n        record: batteryModel { id }\n      }\n    }\n  ": typeof types.CreateBatteryModelDocument,
    "\n    mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {\n      updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateBatteryModelDocument,
    "\n    query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {\n      chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.ChargingStationsDocument,
    "\n    query ChargingStationScreenOptions {\n      activeSuppliers: supplierOptions(isActive: true) { value text }\n    }\n  ": typeof types.ChargingStationScreenOptionsDocument,
    "\n    query ChargingStation($id: ID!) {\n      chargingStation(id: $id) {\n        id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version\n      }\n    }\n  ": typeof types.ChargingStationDocument,
    "\n    mutation CreateChargingStation($input: ChargingStationInput!) {\n      createChargingStation(input: $input) {\n        success message errors { field code message }\n        record: chargingStation { id }\n      }\n    }\n  ": typeof types.CreateChargingStationDocument,
    "\n    mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {\n      updateChargingStation(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateChargingStationDocument,
    "\n      mutation ImportChargingStations($rows: [ChargingStationImportRow!]!, $dryRun: Boolean!) {\n        importChargingStations(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportChargingStationsDocument,
    "\n  query CompanyAddress($id: ID!) {\n    tenant(id: $id) { id address }\n    supplier(id: $id) { id address }\n  }\n": typeof types.CompanyAddressDocument,
    "\n    query Suppliers($filter: SupplierFilter, $sort: SupplierSort, $page: Int!, $size: Int!) {\n      suppliers(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } callbackUrl\n          isActive startDate endDate communication username password loginPath\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.SuppliersDocument,
    "\n    query Supplier($id: ID!) {\n      supplier(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        callbackUrl communication username password loginPath updatedBy updatedAt version\n      }\n    }\n  ": typeof types.SupplierDocument,
    "\n    mutation CreateSupplier($input: SupplierInput!) {\n      createSupplier(input: $input) {\n        success message errors { field code message }\n        record: supplier { id }\n      }\n    }\n  ": typeof types.CreateSupplierDocument,
    "\n    mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {\n      updateSupplier(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateSupplierDocument,
    "\n      mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {\n        importSuppliers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportSuppliersDocument,
    "\n    query Tenants($filter: TenantFilter, $sort: TenantSort, $page: Int!, $size: Int!) {\n      tenants(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive\n          startDate endDate createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.TenantsDocument,
    "\n    query Tenant($id: ID!) {\n      tenant(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        updatedBy updatedAt version\n      }\n    }\n  ": typeof types.TenantDocument,
    "\n    mutation CreateTenant($input: TenantInput!) {\n      createTenant(input: $input) {\n        success message errors { field code message }\n        record: tenant { id }\n      }\n    }\n  ": typeof types.CreateTenantDocument,
    "\n    mutation UpdateTenant($id: ID!, $input: TenantInput!) {\n      updateTenant(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateTenantDocument,
    "\n      mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {\n        importTenants(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportTenantsDocument,
    "\n    query ComplaintCategories(\n      $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!\n    ) {\n      complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.ComplaintCategoriesDocument,
    "\n    query ComplaintCategoryScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  ": typeof types.ComplaintCategoryScreenOptionsDocument,
    "\n    query ComplaintCategory($id: ID!) {\n      complaintCategory(id: $id) { id supplierId supplierName name description slaDays isActive updatedBy updatedAt version }\n    }\n  ": typeof types.ComplaintCategoryDocument,
    "\n    mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {\n      createComplaintCategory(input: $input) {\n        success message errors { field code message }\n        record: complaintCategory { id }\n      }\n    }\n  ": typeof types.CreateComplaintCategoryDocument,
    "\n    mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {\n      updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateComplaintCategoryDocument,
    "\n  query ComplaintCategoryOptions($vehicleId: ID!) {\n    complaintCategoryOptions(vehicleId: $vehicleId) { value text }\n  }\n": typeof types.ComplaintCategoryOptionsDocument,
    "\n    query FindComplaintCategories($text: String, $ids: [ID!], $supplierId: ID, $first: Int) {\n      complaintCategoryOptions(text: $text, ids: $ids, supplierId: $supplierId, first: $first) { value text group }\n    }\n  ": typeof types.FindComplaintCategoriesDocument,
    "\n    query RentedVehicles($text: String, $ids: [ID!], $rentStatus: RentStatus, $first: Int) {\n      vehicleOptions(text: $text, ids: $ids, rentStatus: $rentStatus, first: $first) { value text }\n    }\n  ": typeof types.RentedVehiclesDocument,
    "\n    query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {\n      complaints(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.ComplaintsDocument,
    "\n    query ComplaintScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      complaintCategoryOptions(first: $first) { value text group }\n      complaintAssigneeOptions { value text group }\n      otherComplaintStatuses { value text }\n      otherComplaintActions { value text }\n    }\n  ": typeof types.ComplaintScreenOptionsDocument,
    "\n    subscription ComplaintListChanged {\n      complaintListChanged {\n        isNew\n        record: complaint {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n      }\n    }\n  ": typeof types.ComplaintListChangedDocument,
    "\n    query ComplaintRecord($id: ID!) {\n      complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }\n    }\n  ": typeof types.ComplaintRecordDocument,
    "\n    mutation CreateComplaint($input: ComplaintInput!) {\n      createComplaint(input: $input) {\n        success message errors { field code message }\n        record: complaint { id }\n      }\n    }\n  ": typeof types.CreateComplaintDocument,
    "\n    mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {\n      updateComplaint(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateComplaintDocument,
    "\n  query UnavailablePlates($ids: [ID!]!) {\n    vehicleOptions(ids: $ids) { value text }\n  }\n": typeof types.UnavailablePlatesDocument,
    "\n  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {\n    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {\n      id name vehicles { id name vehicleStatus }\n    }\n  }\n": typeof types.ContractVehiclesDocument,
    "\n  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {\n      items {\n        id licensePlate modelName supplierName vehicleStatus rentStatus\n        telemetry { batteryPercentage }\n        nearestStation { name distance }\n        contract { id contractNo endDate }\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": typeof types.ContractVehicleChoicesDocument,
    "\n    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {\n      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id tenantName contractNo registeredVehicles totalVehicles startDate endDate state\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.ContractsDocument,
    "\n    query ContractScreenOptions($first: Int!) {\n      tenantOptions(first: $first) { value text }\n      contractTenantOptions(first: $first) { value text }\n    }\n  ": typeof types.ContractScreenOptionsDocument,
    "\n    query Contract($id: ID!) {\n      contract(id: $id) { id tenantId tenantName contractNo startDate endDate state totalVehicles vehicleIds updatedBy updatedAt version }\n    }\n  ": typeof types.ContractDocument,
    "\n    mutation CreateContract($input: ContractInput!) {\n      createContract(input: $input) {\n        success message errors { field code message }\n        record: contract { id }\n      }\n    }\n  ": typeof types.CreateContractDocument,
    "\n    mutation UpdateContract($id: ID!, $input: ContractInput!) {\n      updateContract(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateContractDocument,
    "\n      mutation ImportContracts($rows: [ContractImportRow!]!, $dryRun: Boolean!) {\n        importContracts(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportContractsDocument,
    "\n  mutation InviteUser($id: ID!) {\n    inviteUser(id: $id) { success message }\n  }\n": typeof types.InviteUserDocument,
    "\n  query Menu($id: ID!) {\n    menu(id: $id) { id name description icon path order parentId isActive updatedBy updatedAt version }\n  }\n": typeof types.MenuDocument,
    "\n  mutation UpdateMenu($id: ID!, $input: MenuInput!) {\n    updateMenu(id: $id, input: $input) { success message errors { field code message } }\n  }\n": typeof types.UpdateMenuDocument,
    "\n  query MenuTree {\n    menuTree {\n      id name order children { id name order children { id name order children { id name order } } }\n    }\n  }\n": typeof types.MenuTreeDocument,
    "\n    query ParentMenus($text: String, $ids: [ID!]) {\n      menuOptions(text: $text, ids: $ids) { value text }\n    }\n  ": typeof types.ParentMenusDocument,
    "\n    query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {\n      menus(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.MenusDocument,
    "\n    mutation CreateMenu($input: MenuInput!) {\n      createMenu(input: $input) {\n        success message errors { field code message }\n        record: menu { id }\n      }\n    }\n  ": typeof types.CreateMenuDocument,
    "\n    query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {\n      userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.UserTypesDocument,
    "\n    query UserTypeScreenOptions {\n      companyTypeOptions { value text }\n    }\n  ": typeof types.UserTypeScreenOptionsDocument,
    "\n    query UserType($id: ID!) {\n      userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }\n    }\n  ": typeof types.UserTypeDocument,
    "\n    mutation CreateUserType($input: UserTypeInput!) {\n      createUserType(input: $input) {\n        success message errors { field code message }\n        record: userType { id }\n      }\n    }\n  ": typeof types.CreateUserTypeDocument,
    "\n    mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {\n      updateUserType(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateUserTypeDocument,
    "\n    query UserTypeOptions($companyId: ID!) {\n      userTypeOptions(companyId: $companyId) { value text }\n    }\n  ": typeof types.UserTypeOptionsDocument,
    "\n    query Users($filter: UserFilter, $sort: UserSort, $page: Int!, $size: Int!) {\n      users(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name photo companyName email phone address username userTypeName isActive\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.UsersDocument,
    "\n    query UserScreenOptions($first: Int!) {\n      companyOptions(first: $first) { value text group }\n      activeCompanies: companyOptions(isActive: true, first: $first) { value text group }\n      companyTypeOptions { value text }\n    }\n  ": typeof types.UserScreenOptionsDocument,
    "\n    query User($id: ID!) {\n      user(id: $id) {\n        id name email username address phone photo office reportsTo isActive companyId companyName userTypeId userTypeName\n        hasPassword updatedBy updatedAt version\n      }\n    }\n  ": typeof types.UserDocument,
    "\n    mutation CreateUser($input: UserInput!) {\n      createUser(input: $input) {\n        success message errors { field code message }\n        record: user { id }\n      }\n    }\n  ": typeof types.CreateUserDocument,
    "\n    mutation UpdateUser($id: ID!, $input: UserInput!) {\n      updateUser(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateUserDocument,
    "\n      mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {\n        importUsers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportUsersDocument,
    "\n    query BatteryModelOptions($supplierId: ID!) {\n      batteryModelOptions(supplierId: $supplierId) { value text }\n    }\n  ": typeof types.BatteryModelOptionsDocument,
    "\n    query FindBatteryModels($text: String, $ids: [ID!], $first: Int) {\n      batteryModelOptions(text: $text, ids: $ids, first: $first) { value text group }\n    }\n  ": typeof types.FindBatteryModelsDocument,
    "\n    query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {\n      vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.VehicleModelsDocument,
    "\n    query VehicleModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      batteryModelOptions(first: $first) { value text group }\n    }\n  ": typeof types.VehicleModelScreenOptionsDocument,
    "\n    query VehicleModel($id: ID!) {\n      vehicleModel(id: $id) { id name supplierId supplierName batteryModelId maxMileage power topSpeed updatedBy updatedAt version }\n    }\n  ": typeof types.VehicleModelDocument,
    "\n    mutation CreateVehicleModel($input: VehicleModelInput!) {\n      createVehicleModel(input: $input) {\n        success message errors { field code message }\n        record: vehicleModel { id }\n      }\n    }\n  ": typeof types.CreateVehicleModelDocument,
    "\n    mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {\n      updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateVehicleModelDocument,
    "\n      mutation ImportVehicleModels($rows: [VehicleModelImportRow!]!, $dryRun: Boolean!) {\n        importVehicleModels(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportVehicleModelsDocument,
    "\n    query VehicleModelOptions($supplierId: ID!) {\n      vehicleModelOptions(supplierId: $supplierId) { value text }\n    }\n  ": typeof types.VehicleModelOptionsDocument,
    "\n  fragment VehicleFields on Vehicle {\n    id supplierName imei licensePlate serialNumber color year rentStatus vehicleStatus\n  }\n": typeof types.VehicleFieldsFragmentDoc,
    "\n    query Vehicles(\n      $filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!,\n      $battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false\n    ) {\n      vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          ...VehicleFields\n          tenantName modelName\n          battery: telemetry @include(if: $battery) { batteryPercentage }\n          lastSeen: telemetry @include(if: $lastSeen) { measuredAt }\n          contract @include(if: $contract) { id contractNo }\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": typeof types.VehiclesDocument,
    "\n    query VehicleScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      tenantOptions(first: $first) { value text }\n    }\n  ": typeof types.VehicleScreenOptionsDocument,
    "\n    query Vehicle($id: ID!) {\n      vehicle(id: $id) {\n        ...VehicleFields\n        supplierId tenantId modelId trackerId isInWarehouse photos\n        contract { id contractNo tenantName startDate endDate state } updatedBy updatedAt version\n      }\n    }\n  ": typeof types.VehicleDocument,
    "\n    mutation CreateVehicle($input: VehicleInput!) {\n      createVehicle(input: $input) {\n        success message errors { field code message }\n        record: vehicle { id }\n      }\n    }\n  ": typeof types.CreateVehicleDocument,
    "\n    mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {\n      updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": typeof types.UpdateVehicleDocument,
    "\n      mutation ImportVehicles($rows: [VehicleImportRow!]!, $dryRun: Boolean!) {\n        importVehicles(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": typeof types.ImportVehiclesDocument,
    "\n  query QuietHours {\n    notificationSettings { isQuiet }\n  }\n": typeof types.QuietHoursDocument,
    "\n  mutation RequestExport($input: ExportInput!) {\n    requestExport(input: $input) { success message export { id name url } }\n  }\n": typeof types.RequestExportDocument,
    "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) { success message }\n  }\n": typeof types.CancelExportDocument,
    "\n  subscription ExportProgressed($id: ID!) {\n    exportProgressed(id: $id) { id state rows totalRows url }\n  }\n": typeof types.ExportProgressedDocument,
    "\n  query Exports($page: Int!, $size: Int!) {\n    exports(page: $page, size: $size) { items { id name state rows totalRows createdAt url } }\n  }\n": typeof types.ExportsDocument,
    "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input) { success message }\n  }\n": typeof types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint) { success message }\n  }\n": typeof types.UnsubscribeFromPushDocument,
    "\n  mutation RenewPush($endpoint: String!) {\n    renewPush(endpoint: $endpoint) { success isSubscribed }\n  }\n": typeof types.RenewPushDocument,
};
const documents: Documents = {
    "\n  mutation SavePreferences($changes: JSONObject!) {\n    savePreferences(changes: $changes) { success message preferences version }\n  }\n": types.SavePreferencesDocument,
    "\n  query Bell($page: Int!, $size: Int!) {\n    notifications(page: $page, size: $size) {\n      items { id title description updatedAt isRead path occurrences }\n      pageInfo { page size totalItems totalPages }\n      unreadCount\n    }\n  }\n": types.BellDocument,
    "\n  subscription NotificationReceived {\n    notificationReceived { id title description updatedAt isRead path occurrences }\n  }\n": types.NotificationReceivedDocument,
    "\n  subscription UnreadNotificationCount {\n    unreadNotificationCount\n  }\n": types.UnreadNotificationCountDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) { success message unreadCount }\n  }\n": types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead { success message unreadCount }\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  mutation MarkNotificationsRead($path: String!) {\n    markNotificationsRead(path: $path) { success message unreadCount }\n  }\n": types.MarkNotificationsReadDocument,
    "\n  query Palette(\n    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,\n    $complaints: Boolean!\n  ) {\n    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {\n      items { id text: licensePlate note: supplierName }\n    }\n    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {\n      items { id text: title note: licensePlate }\n    }\n    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {\n      items { id text: name note: email }\n    }\n    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {\n      items { id text: name note: email }\n    }\n    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {\n      items { id text: contractNo note: tenantName }\n    }\n    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {\n      items { id text: name note: email }\n    }\n  }\n": types.PaletteDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success message errors { field message }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query FindSuppliers($text: String, $ids: [ID!], $isActive: Boolean, $first: Int) {\n    supplierOptions(text: $text, ids: $ids, isActive: $isActive, first: $first) { value text }\n  }\n": types.FindSuppliersDocument,
    "\n  query FindCompanies($text: String, $ids: [ID!], $isActive: Boolean, $group: String, $first: Int) {\n    companyOptions(text: $text, ids: $ids, isActive: $isActive, group: $group, first: $first) { value text group }\n  }\n": types.FindCompaniesDocument,
    "\n    query FindTenants($text: String, $ids: [ID!], $first: Int) {\n      tenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  ": types.FindTenantsDocument,
    "\n    query FindContractTenants($text: String, $ids: [ID!], $first: Int) {\n      contractTenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  ": types.FindContractTenantsDocument,
    "\n  mutation UndoCreate($resource: Resource!, $id: ID!) {\n    undoCreate(resource: $resource, id: $id) { success message errors { code } }\n  }\n": types.UndoCreateDocument,
    "\n  subscription VehiclesMoved($supplierId: ID) {\n    vehiclePositions(supplierId: $supplierId) {\n      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer\n      measuredAt\n    }\n  }\n": types.VehiclesMovedDocument,
    "\n  query ReverseGeocode($latitude: Float!, $longitude: Float!) {\n    reverseGeocode(latitude: $latitude, longitude: $longitude) { address }\n  }\n": types.ReverseGeocodeDocument,
    "\n  query SearchPlaces($text: String!, $near: LatLngInput, $isTyping: Boolean) {\n    searchPlaces(text: $text, near: $near, isTyping: $isTyping) { name address location { latitude longitude } }\n  }\n": types.SearchPlacesDocument,
    "\n    query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {\n      batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.BatteryModelsDocument,
    "\n    query BatteryModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  ": types.BatteryModelScreenOptionsDocument,
    "\n    query BatteryModel($id: ID!) {\n      batteryModel(id: $id) { id name supplierId supplierName type maxCapacity updatedBy updatedAt version }\n    }\n  ": types.BatteryModelDocument,
    "\n    mutation CreateBatteryModel($input: BatteryModelInput!) {\n      createBatteryModel(input: $input) {\n        success message errors { field code message }\n        record: batteryModel { id }\n      }\n    }\n  ": types.CreateBatteryModelDocument,
    "\n    mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {\n      updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateBatteryModelDocument,
    "\n    query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {\n      chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.ChargingStationsDocument,
    "\n    query ChargingStationScreenOptions {\n      activeSuppliers: supplierOptions(isActive: true) { value text }\n    }\n  ": types.ChargingStationScreenOptionsDocument,
    "\n    query ChargingStation($id: ID!) {\n      chargingStation(id: $id) {\n        id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version\n      }\n    }\n  ": types.ChargingStationDocument,
    "\n    mutation CreateChargingStation($input: ChargingStationInput!) {\n      createChargingStation(input: $input) {\n        success message errors { field code message }\n        record: chargingStation { id }\n      }\n    }\n  ": types.CreateChargingStationDocument,
    "\n    mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {\n      updateChargingStation(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateChargingStationDocument,
    "\n      mutation ImportChargingStations($rows: [ChargingStationImportRow!]!, $dryRun: Boolean!) {\n        importChargingStations(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportChargingStationsDocument,
    "\n  query CompanyAddress($id: ID!) {\n    tenant(id: $id) { id address }\n    supplier(id: $id) { id address }\n  }\n": types.CompanyAddressDocument,
    "\n    query Suppliers($filter: SupplierFilter, $sort: SupplierSort, $page: Int!, $size: Int!) {\n      suppliers(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } callbackUrl\n          isActive startDate endDate communication username password loginPath\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.SuppliersDocument,
    "\n    query Supplier($id: ID!) {\n      supplier(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        callbackUrl communication username password loginPath updatedBy updatedAt version\n      }\n    }\n  ": types.SupplierDocument,
    "\n    mutation CreateSupplier($input: SupplierInput!) {\n      createSupplier(input: $input) {\n        success message errors { field code message }\n        record: supplier { id }\n      }\n    }\n  ": types.CreateSupplierDocument,
    "\n    mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {\n      updateSupplier(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateSupplierDocument,
    "\n      mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {\n        importSuppliers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportSuppliersDocument,
    "\n    query Tenants($filter: TenantFilter, $sort: TenantSort, $page: Int!, $size: Int!) {\n      tenants(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive\n          startDate endDate createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.TenantsDocument,
    "\n    query Tenant($id: ID!) {\n      tenant(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        updatedBy updatedAt version\n      }\n    }\n  ": types.TenantDocument,
    "\n    mutation CreateTenant($input: TenantInput!) {\n      createTenant(input: $input) {\n        success message errors { field code message }\n        record: tenant { id }\n      }\n    }\n  ": types.CreateTenantDocument,
    "\n    mutation UpdateTenant($id: ID!, $input: TenantInput!) {\n      updateTenant(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateTenantDocument,
    "\n      mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {\n        importTenants(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportTenantsDocument,
    "\n    query ComplaintCategories(\n      $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!\n    ) {\n      complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.ComplaintCategoriesDocument,
    "\n    query ComplaintCategoryScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  ": types.ComplaintCategoryScreenOptionsDocument,
    "\n    query ComplaintCategory($id: ID!) {\n      complaintCategory(id: $id) { id supplierId supplierName name description slaDays isActive updatedBy updatedAt version }\n    }\n  ": types.ComplaintCategoryDocument,
    "\n    mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {\n      createComplaintCategory(input: $input) {\n        success message errors { field code message }\n        record: complaintCategory { id }\n      }\n    }\n  ": types.CreateComplaintCategoryDocument,
    "\n    mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {\n      updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateComplaintCategoryDocument,
    "\n  query ComplaintCategoryOptions($vehicleId: ID!) {\n    complaintCategoryOptions(vehicleId: $vehicleId) { value text }\n  }\n": types.ComplaintCategoryOptionsDocument,
    "\n    query FindComplaintCategories($text: String, $ids: [ID!], $supplierId: ID, $first: Int) {\n      complaintCategoryOptions(text: $text, ids: $ids, supplierId: $supplierId, first: $first) { value text group }\n    }\n  ": types.FindComplaintCategoriesDocument,
    "\n    query RentedVehicles($text: String, $ids: [ID!], $rentStatus: RentStatus, $first: Int) {\n      vehicleOptions(text: $text, ids: $ids, rentStatus: $rentStatus, first: $first) { value text }\n    }\n  ": types.RentedVehiclesDocument,
    "\n    query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {\n      complaints(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.ComplaintsDocument,
    "\n    query ComplaintScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      complaintCategoryOptions(first: $first) { value text group }\n      complaintAssigneeOptions { value text group }\n      otherComplaintStatuses { value text }\n      otherComplaintActions { value text }\n    }\n  ": types.ComplaintScreenOptionsDocument,
    "\n    subscription ComplaintListChanged {\n      complaintListChanged {\n        isNew\n        record: complaint {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n      }\n    }\n  ": types.ComplaintListChangedDocument,
    "\n    query ComplaintRecord($id: ID!) {\n      complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }\n    }\n  ": types.ComplaintRecordDocument,
    "\n    mutation CreateComplaint($input: ComplaintInput!) {\n      createComplaint(input: $input) {\n        success message errors { field code message }\n        record: complaint { id }\n      }\n    }\n  ": types.CreateComplaintDocument,
    "\n    mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {\n      updateComplaint(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateComplaintDocument,
    "\n  query UnavailablePlates($ids: [ID!]!) {\n    vehicleOptions(ids: $ids) { value text }\n  }\n": types.UnavailablePlatesDocument,
    "\n  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {\n    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {\n      id name vehicles { id name vehicleStatus }\n    }\n  }\n": types.ContractVehiclesDocument,
    "\n  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {\n      items {\n        id licensePlate modelName supplierName vehicleStatus rentStatus\n        telemetry { batteryPercentage }\n        nearestStation { name distance }\n        contract { id contractNo endDate }\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n": types.ContractVehicleChoicesDocument,
    "\n    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {\n      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id tenantName contractNo registeredVehicles totalVehicles startDate endDate state\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.ContractsDocument,
    "\n    query ContractScreenOptions($first: Int!) {\n      tenantOptions(first: $first) { value text }\n      contractTenantOptions(first: $first) { value text }\n    }\n  ": types.ContractScreenOptionsDocument,
    "\n    query Contract($id: ID!) {\n      contract(id: $id) { id tenantId tenantName contractNo startDate endDate state totalVehicles vehicleIds updatedBy updatedAt version }\n    }\n  ": types.ContractDocument,
    "\n    mutation CreateContract($input: ContractInput!) {\n      createContract(input: $input) {\n        success message errors { field code message }\n        record: contract { id }\n      }\n    }\n  ": types.CreateContractDocument,
    "\n    mutation UpdateContract($id: ID!, $input: ContractInput!) {\n      updateContract(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateContractDocument,
    "\n      mutation ImportContracts($rows: [ContractImportRow!]!, $dryRun: Boolean!) {\n        importContracts(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportContractsDocument,
    "\n  mutation InviteUser($id: ID!) {\n    inviteUser(id: $id) { success message }\n  }\n": types.InviteUserDocument,
    "\n  query Menu($id: ID!) {\n    menu(id: $id) { id name description icon path order parentId isActive updatedBy updatedAt version }\n  }\n": types.MenuDocument,
    "\n  mutation UpdateMenu($id: ID!, $input: MenuInput!) {\n    updateMenu(id: $id, input: $input) { success message errors { field code message } }\n  }\n": types.UpdateMenuDocument,
    "\n  query MenuTree {\n    menuTree {\n      id name order children { id name order children { id name order children { id name order } } }\n    }\n  }\n": types.MenuTreeDocument,
    "\n    query ParentMenus($text: String, $ids: [ID!]) {\n      menuOptions(text: $text, ids: $ids) { value text }\n    }\n  ": types.ParentMenusDocument,
    "\n    query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {\n      menus(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.MenusDocument,
    "\n    mutation CreateMenu($input: MenuInput!) {\n      createMenu(input: $input) {\n        success message errors { field code message }\n        record: menu { id }\n      }\n    }\n  ": types.CreateMenuDocument,
    "\n    query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {\n      userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.UserTypesDocument,
    "\n    query UserTypeScreenOptions {\n      companyTypeOptions { value text }\n    }\n  ": types.UserTypeScreenOptionsDocument,
    "\n    query UserType($id: ID!) {\n      userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }\n    }\n  ": types.UserTypeDocument,
    "\n    mutation CreateUserType($input: UserTypeInput!) {\n      createUserType(input: $input) {\n        success message errors { field code message }\n        record: userType { id }\n      }\n    }\n  ": types.CreateUserTypeDocument,
    "\n    mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {\n      updateUserType(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateUserTypeDocument,
    "\n    query UserTypeOptions($companyId: ID!) {\n      userTypeOptions(companyId: $companyId) { value text }\n    }\n  ": types.UserTypeOptionsDocument,
    "\n    query Users($filter: UserFilter, $sort: UserSort, $page: Int!, $size: Int!) {\n      users(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name photo companyName email phone address username userTypeName isActive\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.UsersDocument,
    "\n    query UserScreenOptions($first: Int!) {\n      companyOptions(first: $first) { value text group }\n      activeCompanies: companyOptions(isActive: true, first: $first) { value text group }\n      companyTypeOptions { value text }\n    }\n  ": types.UserScreenOptionsDocument,
    "\n    query User($id: ID!) {\n      user(id: $id) {\n        id name email username address phone photo office reportsTo isActive companyId companyName userTypeId userTypeName\n        hasPassword updatedBy updatedAt version\n      }\n    }\n  ": types.UserDocument,
    "\n    mutation CreateUser($input: UserInput!) {\n      createUser(input: $input) {\n        success message errors { field code message }\n        record: user { id }\n      }\n    }\n  ": types.CreateUserDocument,
    "\n    mutation UpdateUser($id: ID!, $input: UserInput!) {\n      updateUser(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateUserDocument,
    "\n      mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {\n        importUsers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportUsersDocument,
    "\n    query BatteryModelOptions($supplierId: ID!) {\n      batteryModelOptions(supplierId: $supplierId) { value text }\n    }\n  ": types.BatteryModelOptionsDocument,
    "\n    query FindBatteryModels($text: String, $ids: [ID!], $first: Int) {\n      batteryModelOptions(text: $text, ids: $ids, first: $first) { value text group }\n    }\n  ": types.FindBatteryModelsDocument,
    "\n    query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {\n      vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.VehicleModelsDocument,
    "\n    query VehicleModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      batteryModelOptions(first: $first) { value text group }\n    }\n  ": types.VehicleModelScreenOptionsDocument,
    "\n    query VehicleModel($id: ID!) {\n      vehicleModel(id: $id) { id name supplierId supplierName batteryModelId maxMileage power topSpeed updatedBy updatedAt version }\n    }\n  ": types.VehicleModelDocument,
    "\n    mutation CreateVehicleModel($input: VehicleModelInput!) {\n      createVehicleModel(input: $input) {\n        success message errors { field code message }\n        record: vehicleModel { id }\n      }\n    }\n  ": types.CreateVehicleModelDocument,
    "\n    mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {\n      updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateVehicleModelDocument,
    "\n      mutation ImportVehicleModels($rows: [VehicleModelImportRow!]!, $dryRun: Boolean!) {\n        importVehicleModels(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportVehicleModelsDocument,
    "\n    query VehicleModelOptions($supplierId: ID!) {\n      vehicleModelOptions(supplierId: $supplierId) { value text }\n    }\n  ": types.VehicleModelOptionsDocument,
    "\n  fragment VehicleFields on Vehicle {\n    id supplierName imei licensePlate serialNumber color year rentStatus vehicleStatus\n  }\n": types.VehicleFieldsFragmentDoc,
    "\n    query Vehicles(\n      $filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!,\n      $battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false\n    ) {\n      vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          ...VehicleFields\n          tenantName modelName\n          battery: telemetry @include(if: $battery) { batteryPercentage }\n          lastSeen: telemetry @include(if: $lastSeen) { measuredAt }\n          contract @include(if: $contract) { id contractNo }\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  ": types.VehiclesDocument,
    "\n    query VehicleScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      tenantOptions(first: $first) { value text }\n    }\n  ": types.VehicleScreenOptionsDocument,
    "\n    query Vehicle($id: ID!) {\n      vehicle(id: $id) {\n        ...VehicleFields\n        supplierId tenantId modelId trackerId isInWarehouse photos\n        contract { id contractNo tenantName startDate endDate state } updatedBy updatedAt version\n      }\n    }\n  ": types.VehicleDocument,
    "\n    mutation CreateVehicle($input: VehicleInput!) {\n      createVehicle(input: $input) {\n        success message errors { field code message }\n        record: vehicle { id }\n      }\n    }\n  ": types.CreateVehicleDocument,
    "\n    mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {\n      updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n    }\n  ": types.UpdateVehicleDocument,
    "\n      mutation ImportVehicles($rows: [VehicleImportRow!]!, $dryRun: Boolean!) {\n        importVehicles(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    ": types.ImportVehiclesDocument,
    "\n  query QuietHours {\n    notificationSettings { isQuiet }\n  }\n": types.QuietHoursDocument,
    "\n  mutation RequestExport($input: ExportInput!) {\n    requestExport(input: $input) { success message export { id name url } }\n  }\n": types.RequestExportDocument,
    "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) { success message }\n  }\n": types.CancelExportDocument,
    "\n  subscription ExportProgressed($id: ID!) {\n    exportProgressed(id: $id) { id state rows totalRows url }\n  }\n": types.ExportProgressedDocument,
    "\n  query Exports($page: Int!, $size: Int!) {\n    exports(page: $page, size: $size) { items { id name state rows totalRows createdAt url } }\n  }\n": types.ExportsDocument,
    "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input) { success message }\n  }\n": types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint) { success message }\n  }\n": types.UnsubscribeFromPushDocument,
    "\n  mutation RenewPush($endpoint: String!) {\n    renewPush(endpoint: $endpoint) { success isSubscribed }\n  }\n": types.RenewPushDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePreferences($changes: JSONObject!) {\n    savePreferences(changes: $changes) { success message preferences version }\n  }\n"): (typeof documents)["\n  mutation SavePreferences($changes: JSONObject!) {\n    savePreferences(changes: $changes) { success message preferences version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bell($page: Int!, $size: Int!) {\n    notifications(page: $page, size: $size) {\n      items { id title description updatedAt isRead path occurrences }\n      pageInfo { page size totalItems totalPages }\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  query Bell($page: Int!, $size: Int!) {\n    notifications(page: $page, size: $size) {\n      items { id title description updatedAt isRead path occurrences }\n      pageInfo { page size totalItems totalPages }\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationReceived {\n    notificationReceived { id title description updatedAt isRead path occurrences }\n  }\n"): (typeof documents)["\n  subscription NotificationReceived {\n    notificationReceived { id title description updatedAt isRead path occurrences }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UnreadNotificationCount {\n    unreadNotificationCount\n  }\n"): (typeof documents)["\n  subscription UnreadNotificationCount {\n    unreadNotificationCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) { success message unreadCount }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) { success message unreadCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead { success message unreadCount }\n  }\n"): (typeof documents)["\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead { success message unreadCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($path: String!) {\n    markNotificationsRead(path: $path) { success message unreadCount }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($path: String!) {\n    markNotificationsRead(path: $path) { success message unreadCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Palette(\n    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,\n    $complaints: Boolean!\n  ) {\n    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {\n      items { id text: licensePlate note: supplierName }\n    }\n    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {\n      items { id text: title note: licensePlate }\n    }\n    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {\n      items { id text: name note: email }\n    }\n    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {\n      items { id text: name note: email }\n    }\n    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {\n      items { id text: contractNo note: tenantName }\n    }\n    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {\n      items { id text: name note: email }\n    }\n  }\n"): (typeof documents)["\n  query Palette(\n    $text: String!, $vehicles: Boolean!, $tenants: Boolean!, $suppliers: Boolean!, $contracts: Boolean!, $users: Boolean!,\n    $complaints: Boolean!\n  ) {\n    vehicles(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $vehicles) {\n      items { id text: licensePlate note: supplierName }\n    }\n    complaints(filter: { search: { field: LICENSE_PLATE, text: $text } }, size: 5) @include(if: $complaints) {\n      items { id text: title note: licensePlate }\n    }\n    tenants(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $tenants) {\n      items { id text: name note: email }\n    }\n    suppliers(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $suppliers) {\n      items { id text: name note: email }\n    }\n    contracts(filter: { search: { field: CONTRACT_NO, text: $text } }, size: 5) @include(if: $contracts) {\n      items { id text: contractNo note: tenantName }\n    }\n    users(filter: { search: { field: NAME, text: $text } }, size: 5) @include(if: $users) {\n      items { id text: name note: email }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success message errors { field message }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      success message errors { field message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindSuppliers($text: String, $ids: [ID!], $isActive: Boolean, $first: Int) {\n    supplierOptions(text: $text, ids: $ids, isActive: $isActive, first: $first) { value text }\n  }\n"): (typeof documents)["\n  query FindSuppliers($text: String, $ids: [ID!], $isActive: Boolean, $first: Int) {\n    supplierOptions(text: $text, ids: $ids, isActive: $isActive, first: $first) { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindCompanies($text: String, $ids: [ID!], $isActive: Boolean, $group: String, $first: Int) {\n    companyOptions(text: $text, ids: $ids, isActive: $isActive, group: $group, first: $first) { value text group }\n  }\n"): (typeof documents)["\n  query FindCompanies($text: String, $ids: [ID!], $isActive: Boolean, $group: String, $first: Int) {\n    companyOptions(text: $text, ids: $ids, isActive: $isActive, group: $group, first: $first) { value text group }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindTenants($text: String, $ids: [ID!], $first: Int) {\n      tenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query FindTenants($text: String, $ids: [ID!], $first: Int) {\n      tenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindContractTenants($text: String, $ids: [ID!], $first: Int) {\n      contractTenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query FindContractTenants($text: String, $ids: [ID!], $first: Int) {\n      contractTenantOptions(text: $text, ids: $ids, first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCreate($resource: Resource!, $id: ID!) {\n    undoCreate(resource: $resource, id: $id) { success message errors { code } }\n  }\n"): (typeof documents)["\n  mutation UndoCreate($resource: Resource!, $id: ID!) {\n    undoCreate(resource: $resource, id: $id) { success message errors { code } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription VehiclesMoved($supplierId: ID) {\n    vehiclePositions(supplierId: $supplierId) {\n      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer\n      measuredAt\n    }\n  }\n"): (typeof documents)["\n  subscription VehiclesMoved($supplierId: ID) {\n    vehiclePositions(supplierId: $supplierId) {\n      vehicleId licensePlate supplierName position { latitude longitude } speed course batteryPercentage odometer\n      measuredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReverseGeocode($latitude: Float!, $longitude: Float!) {\n    reverseGeocode(latitude: $latitude, longitude: $longitude) { address }\n  }\n"): (typeof documents)["\n  query ReverseGeocode($latitude: Float!, $longitude: Float!) {\n    reverseGeocode(latitude: $latitude, longitude: $longitude) { address }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPlaces($text: String!, $near: LatLngInput, $isTyping: Boolean) {\n    searchPlaces(text: $text, near: $near, isTyping: $isTyping) { name address location { latitude longitude } }\n  }\n"): (typeof documents)["\n  query SearchPlaces($text: String!, $near: LatLngInput, $isTyping: Boolean) {\n    searchPlaces(text: $text, near: $near, isTyping: $isTyping) { name address location { latitude longitude } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {\n      batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query BatteryModels($filter: BatteryModelFilter, $sort: BatteryModelSort, $page: Int!, $size: Int!) {\n      batteryModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name supplierName type maxCapacity createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query BatteryModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query BatteryModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query BatteryModel($id: ID!) {\n      batteryModel(id: $id) { id name supplierId supplierName type maxCapacity updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query BatteryModel($id: ID!) {\n      batteryModel(id: $id) { id name supplierId supplierName type maxCapacity updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateBatteryModel($input: BatteryModelInput!) {\n      createBatteryModel(input: $input) {\n        success message errors { field code message }\n        record: batteryModel { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateBatteryModel($input: BatteryModelInput!) {\n      createBatteryModel(input: $input) {\n        success message errors { field code message }\n        record: batteryModel { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {\n      updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateBatteryModel($id: ID!, $input: BatteryModelInput!) {\n      updateBatteryModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {\n      chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query ChargingStations($filter: ChargingStationFilter, $sort: ChargingStationSort, $page: Int!, $size: Int!) {\n      chargingStations(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name facility totalSuppliers address position { latitude longitude } createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ChargingStationScreenOptions {\n      activeSuppliers: supplierOptions(isActive: true) { value text }\n    }\n  "): (typeof documents)["\n    query ChargingStationScreenOptions {\n      activeSuppliers: supplierOptions(isActive: true) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ChargingStation($id: ID!) {\n      chargingStation(id: $id) {\n        id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version\n      }\n    }\n  "): (typeof documents)["\n    query ChargingStation($id: ID!) {\n      chargingStation(id: $id) {\n        id name facility address position { latitude longitude } photos supplierIds updatedBy updatedAt version\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateChargingStation($input: ChargingStationInput!) {\n      createChargingStation(input: $input) {\n        success message errors { field code message }\n        record: chargingStation { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateChargingStation($input: ChargingStationInput!) {\n      createChargingStation(input: $input) {\n        success message errors { field code message }\n        record: chargingStation { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {\n      updateChargingStation(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateChargingStation($id: ID!, $input: ChargingStationInput!) {\n      updateChargingStation(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportChargingStations($rows: [ChargingStationImportRow!]!, $dryRun: Boolean!) {\n        importChargingStations(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportChargingStations($rows: [ChargingStationImportRow!]!, $dryRun: Boolean!) {\n        importChargingStations(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyAddress($id: ID!) {\n    tenant(id: $id) { id address }\n    supplier(id: $id) { id address }\n  }\n"): (typeof documents)["\n  query CompanyAddress($id: ID!) {\n    tenant(id: $id) { id address }\n    supplier(id: $id) { id address }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Suppliers($filter: SupplierFilter, $sort: SupplierSort, $page: Int!, $size: Int!) {\n      suppliers(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } callbackUrl\n          isActive startDate endDate communication username password loginPath\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Suppliers($filter: SupplierFilter, $sort: SupplierSort, $page: Int!, $size: Int!) {\n      suppliers(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } callbackUrl\n          isActive startDate endDate communication username password loginPath\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Supplier($id: ID!) {\n      supplier(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        callbackUrl communication username password loginPath updatedBy updatedAt version\n      }\n    }\n  "): (typeof documents)["\n    query Supplier($id: ID!) {\n      supplier(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        callbackUrl communication username password loginPath updatedBy updatedAt version\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateSupplier($input: SupplierInput!) {\n      createSupplier(input: $input) {\n        success message errors { field code message }\n        record: supplier { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateSupplier($input: SupplierInput!) {\n      createSupplier(input: $input) {\n        success message errors { field code message }\n        record: supplier { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {\n      updateSupplier(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateSupplier($id: ID!, $input: SupplierInput!) {\n      updateSupplier(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {\n        importSuppliers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportSuppliers($rows: [SupplierImportRow!]!, $dryRun: Boolean!) {\n        importSuppliers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Tenants($filter: TenantFilter, $sort: TenantSort, $page: Int!, $size: Int!) {\n      tenants(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive\n          startDate endDate createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Tenants($filter: TenantFilter, $sort: TenantSort, $page: Int!, $size: Int!) {\n      tenants(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name companyTypeName totalVehicles email phone address center { latitude longitude } radius isActive\n          startDate endDate createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Tenant($id: ID!) {\n      tenant(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        updatedBy updatedAt version\n      }\n    }\n  "): (typeof documents)["\n    query Tenant($id: ID!) {\n      tenant(id: $id) {\n        id name totalVehicles email phone address center { latitude longitude } radius isActive startDate endDate\n        updatedBy updatedAt version\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateTenant($input: TenantInput!) {\n      createTenant(input: $input) {\n        success message errors { field code message }\n        record: tenant { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateTenant($input: TenantInput!) {\n      createTenant(input: $input) {\n        success message errors { field code message }\n        record: tenant { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateTenant($id: ID!, $input: TenantInput!) {\n      updateTenant(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateTenant($id: ID!, $input: TenantInput!) {\n      updateTenant(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {\n        importTenants(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportTenants($rows: [TenantImportRow!]!, $dryRun: Boolean!) {\n        importTenants(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ComplaintCategories(\n      $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!\n    ) {\n      complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query ComplaintCategories(\n      $filter: ComplaintCategoryFilter, $sort: ComplaintCategorySort, $page: Int!, $size: Int!\n    ) {\n      complaintCategories(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id supplierName name description slaDays isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ComplaintCategoryScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query ComplaintCategoryScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ComplaintCategory($id: ID!) {\n      complaintCategory(id: $id) { id supplierId supplierName name description slaDays isActive updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query ComplaintCategory($id: ID!) {\n      complaintCategory(id: $id) { id supplierId supplierName name description slaDays isActive updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {\n      createComplaintCategory(input: $input) {\n        success message errors { field code message }\n        record: complaintCategory { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateComplaintCategory($input: ComplaintCategoryInput!) {\n      createComplaintCategory(input: $input) {\n        success message errors { field code message }\n        record: complaintCategory { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {\n      updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateComplaintCategory($id: ID!, $input: ComplaintCategoryInput!) {\n      updateComplaintCategory(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplaintCategoryOptions($vehicleId: ID!) {\n    complaintCategoryOptions(vehicleId: $vehicleId) { value text }\n  }\n"): (typeof documents)["\n  query ComplaintCategoryOptions($vehicleId: ID!) {\n    complaintCategoryOptions(vehicleId: $vehicleId) { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindComplaintCategories($text: String, $ids: [ID!], $supplierId: ID, $first: Int) {\n      complaintCategoryOptions(text: $text, ids: $ids, supplierId: $supplierId, first: $first) { value text group }\n    }\n  "): (typeof documents)["\n    query FindComplaintCategories($text: String, $ids: [ID!], $supplierId: ID, $first: Int) {\n      complaintCategoryOptions(text: $text, ids: $ids, supplierId: $supplierId, first: $first) { value text group }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RentedVehicles($text: String, $ids: [ID!], $rentStatus: RentStatus, $first: Int) {\n      vehicleOptions(text: $text, ids: $ids, rentStatus: $rentStatus, first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query RentedVehicles($text: String, $ids: [ID!], $rentStatus: RentStatus, $first: Int) {\n      vehicleOptions(text: $text, ids: $ids, rentStatus: $rentStatus, first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {\n      complaints(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Complaints($filter: ComplaintFilter, $sort: ComplaintSort, $page: Int!, $size: Int!) {\n      complaints(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ComplaintScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      complaintCategoryOptions(first: $first) { value text group }\n      complaintAssigneeOptions { value text group }\n      otherComplaintStatuses { value text }\n      otherComplaintActions { value text }\n    }\n  "): (typeof documents)["\n    query ComplaintScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      complaintCategoryOptions(first: $first) { value text group }\n      complaintAssigneeOptions { value text group }\n      otherComplaintStatuses { value text }\n      otherComplaintActions { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    subscription ComplaintListChanged {\n      complaintListChanged {\n        isNew\n        record: complaint {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n      }\n    }\n  "): (typeof documents)["\n    subscription ComplaintListChanged {\n      complaintListChanged {\n        isNew\n        record: complaint {\n          id supplierName tenantName categoryName licensePlate title description estimatedCompletion status otherStatus action otherAction isOverdue\n          estimatedTime priority assigneeName\n          createdBy createdAt updatedBy updatedAt\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ComplaintRecord($id: ID!) {\n      complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query ComplaintRecord($id: ID!) {\n      complaint(id: $id) { id vehicleId licensePlate categoryId categoryName title description evidence updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateComplaint($input: ComplaintInput!) {\n      createComplaint(input: $input) {\n        success message errors { field code message }\n        record: complaint { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateComplaint($input: ComplaintInput!) {\n      createComplaint(input: $input) {\n        success message errors { field code message }\n        record: complaint { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {\n      updateComplaint(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateComplaint($id: ID!, $input: ComplaintInput!) {\n      updateComplaint(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnavailablePlates($ids: [ID!]!) {\n    vehicleOptions(ids: $ids) { value text }\n  }\n"): (typeof documents)["\n  query UnavailablePlates($ids: [ID!]!) {\n    vehicleOptions(ids: $ids) { value text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {\n    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {\n      id name vehicles { id name vehicleStatus }\n    }\n  }\n"): (typeof documents)["\n  query ContractVehicles($contractId: ID, $tenantId: ID, $startDate: Date, $endDate: Date) {\n    contractVehicles(contractId: $contractId, tenantId: $tenantId, startDate: $startDate, endDate: $endDate) {\n      id name vehicles { id name vehicleStatus }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {\n      items {\n        id licensePlate modelName supplierName vehicleStatus rentStatus\n        telemetry { batteryPercentage }\n        nearestStation { name distance }\n        contract { id contractNo endDate }\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"): (typeof documents)["\n  query ContractVehicleChoices($filter: VehicleFilter, $page: Int!, $size: Int!) {\n    vehicles(filter: $filter, sort: { field: LICENSE_PLATE }, page: $page, size: $size) {\n      items {\n        id licensePlate modelName supplierName vehicleStatus rentStatus\n        telemetry { batteryPercentage }\n        nearestStation { name distance }\n        contract { id contractNo endDate }\n      }\n      pageInfo { totalItems totalPages }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {\n      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id tenantName contractNo registeredVehicles totalVehicles startDate endDate state\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Contracts($filter: ContractFilter, $sort: ContractSort, $page: Int!, $size: Int!) {\n      contracts(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id tenantName contractNo registeredVehicles totalVehicles startDate endDate state\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ContractScreenOptions($first: Int!) {\n      tenantOptions(first: $first) { value text }\n      contractTenantOptions(first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query ContractScreenOptions($first: Int!) {\n      tenantOptions(first: $first) { value text }\n      contractTenantOptions(first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Contract($id: ID!) {\n      contract(id: $id) { id tenantId tenantName contractNo startDate endDate state totalVehicles vehicleIds updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query Contract($id: ID!) {\n      contract(id: $id) { id tenantId tenantName contractNo startDate endDate state totalVehicles vehicleIds updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateContract($input: ContractInput!) {\n      createContract(input: $input) {\n        success message errors { field code message }\n        record: contract { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateContract($input: ContractInput!) {\n      createContract(input: $input) {\n        success message errors { field code message }\n        record: contract { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateContract($id: ID!, $input: ContractInput!) {\n      updateContract(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateContract($id: ID!, $input: ContractInput!) {\n      updateContract(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportContracts($rows: [ContractImportRow!]!, $dryRun: Boolean!) {\n        importContracts(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportContracts($rows: [ContractImportRow!]!, $dryRun: Boolean!) {\n        importContracts(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($id: ID!) {\n    inviteUser(id: $id) { success message }\n  }\n"): (typeof documents)["\n  mutation InviteUser($id: ID!) {\n    inviteUser(id: $id) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Menu($id: ID!) {\n    menu(id: $id) { id name description icon path order parentId isActive updatedBy updatedAt version }\n  }\n"): (typeof documents)["\n  query Menu($id: ID!) {\n    menu(id: $id) { id name description icon path order parentId isActive updatedBy updatedAt version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMenu($id: ID!, $input: MenuInput!) {\n    updateMenu(id: $id, input: $input) { success message errors { field code message } }\n  }\n"): (typeof documents)["\n  mutation UpdateMenu($id: ID!, $input: MenuInput!) {\n    updateMenu(id: $id, input: $input) { success message errors { field code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuTree {\n    menuTree {\n      id name order children { id name order children { id name order children { id name order } } }\n    }\n  }\n"): (typeof documents)["\n  query MenuTree {\n    menuTree {\n      id name order children { id name order children { id name order children { id name order } } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query ParentMenus($text: String, $ids: [ID!]) {\n      menuOptions(text: $text, ids: $ids) { value text }\n    }\n  "): (typeof documents)["\n    query ParentMenus($text: String, $ids: [ID!]) {\n      menuOptions(text: $text, ids: $ids) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {\n      menus(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Menus($filter: MenuFilter, $sort: MenuSort, $page: Int!, $size: Int!) {\n      menus(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name description path order parentName isActive createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateMenu($input: MenuInput!) {\n      createMenu(input: $input) {\n        success message errors { field code message }\n        record: menu { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateMenu($input: MenuInput!) {\n      createMenu(input: $input) {\n        success message errors { field code message }\n        record: menu { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {\n      userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query UserTypes($filter: UserTypeFilter, $sort: UserTypeSort, $page: Int!, $size: Int!) {\n      userTypes(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items { id name companyTypeName isActive isAdmin createdBy createdAt updatedBy updatedAt }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserTypeScreenOptions {\n      companyTypeOptions { value text }\n    }\n  "): (typeof documents)["\n    query UserTypeScreenOptions {\n      companyTypeOptions { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserType($id: ID!) {\n      userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query UserType($id: ID!) {\n      userType(id: $id) { id name companyType isActive isAdmin menuIds updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateUserType($input: UserTypeInput!) {\n      createUserType(input: $input) {\n        success message errors { field code message }\n        record: userType { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateUserType($input: UserTypeInput!) {\n      createUserType(input: $input) {\n        success message errors { field code message }\n        record: userType { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {\n      updateUserType(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateUserType($id: ID!, $input: UserTypeInput!) {\n      updateUserType(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserTypeOptions($companyId: ID!) {\n      userTypeOptions(companyId: $companyId) { value text }\n    }\n  "): (typeof documents)["\n    query UserTypeOptions($companyId: ID!) {\n      userTypeOptions(companyId: $companyId) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Users($filter: UserFilter, $sort: UserSort, $page: Int!, $size: Int!) {\n      users(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name photo companyName email phone address username userTypeName isActive\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Users($filter: UserFilter, $sort: UserSort, $page: Int!, $size: Int!) {\n      users(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name photo companyName email phone address username userTypeName isActive\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query UserScreenOptions($first: Int!) {\n      companyOptions(first: $first) { value text group }\n      activeCompanies: companyOptions(isActive: true, first: $first) { value text group }\n      companyTypeOptions { value text }\n    }\n  "): (typeof documents)["\n    query UserScreenOptions($first: Int!) {\n      companyOptions(first: $first) { value text group }\n      activeCompanies: companyOptions(isActive: true, first: $first) { value text group }\n      companyTypeOptions { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query User($id: ID!) {\n      user(id: $id) {\n        id name email username address phone photo office reportsTo isActive companyId companyName userTypeId userTypeName\n        hasPassword updatedBy updatedAt version\n      }\n    }\n  "): (typeof documents)["\n    query User($id: ID!) {\n      user(id: $id) {\n        id name email username address phone photo office reportsTo isActive companyId companyName userTypeId userTypeName\n        hasPassword updatedBy updatedAt version\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateUser($input: UserInput!) {\n      createUser(input: $input) {\n        success message errors { field code message }\n        record: user { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateUser($input: UserInput!) {\n      createUser(input: $input) {\n        success message errors { field code message }\n        record: user { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateUser($id: ID!, $input: UserInput!) {\n      updateUser(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateUser($id: ID!, $input: UserInput!) {\n      updateUser(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {\n        importUsers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportUsers($rows: [UserImportRow!]!, $dryRun: Boolean!) {\n        importUsers(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query BatteryModelOptions($supplierId: ID!) {\n      batteryModelOptions(supplierId: $supplierId) { value text }\n    }\n  "): (typeof documents)["\n    query BatteryModelOptions($supplierId: ID!) {\n      batteryModelOptions(supplierId: $supplierId) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindBatteryModels($text: String, $ids: [ID!], $first: Int) {\n      batteryModelOptions(text: $text, ids: $ids, first: $first) { value text group }\n    }\n  "): (typeof documents)["\n    query FindBatteryModels($text: String, $ids: [ID!], $first: Int) {\n      batteryModelOptions(text: $text, ids: $ids, first: $first) { value text group }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {\n      vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query VehicleModels($filter: VehicleModelFilter, $sort: VehicleModelSort, $page: Int!, $size: Int!) {\n      vehicleModels(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          id name supplierName batteryModelName maxMileage power topSpeed createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VehicleModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      batteryModelOptions(first: $first) { value text group }\n    }\n  "): (typeof documents)["\n    query VehicleModelScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      batteryModelOptions(first: $first) { value text group }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VehicleModel($id: ID!) {\n      vehicleModel(id: $id) { id name supplierId supplierName batteryModelId maxMileage power topSpeed updatedBy updatedAt version }\n    }\n  "): (typeof documents)["\n    query VehicleModel($id: ID!) {\n      vehicleModel(id: $id) { id name supplierId supplierName batteryModelId maxMileage power topSpeed updatedBy updatedAt version }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateVehicleModel($input: VehicleModelInput!) {\n      createVehicleModel(input: $input) {\n        success message errors { field code message }\n        record: vehicleModel { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateVehicleModel($input: VehicleModelInput!) {\n      createVehicleModel(input: $input) {\n        success message errors { field code message }\n        record: vehicleModel { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {\n      updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateVehicleModel($id: ID!, $input: VehicleModelInput!) {\n      updateVehicleModel(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportVehicleModels($rows: [VehicleModelImportRow!]!, $dryRun: Boolean!) {\n        importVehicleModels(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportVehicleModels($rows: [VehicleModelImportRow!]!, $dryRun: Boolean!) {\n        importVehicleModels(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VehicleModelOptions($supplierId: ID!) {\n      vehicleModelOptions(supplierId: $supplierId) { value text }\n    }\n  "): (typeof documents)["\n    query VehicleModelOptions($supplierId: ID!) {\n      vehicleModelOptions(supplierId: $supplierId) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VehicleFields on Vehicle {\n    id supplierName imei licensePlate serialNumber color year rentStatus vehicleStatus\n  }\n"): (typeof documents)["\n  fragment VehicleFields on Vehicle {\n    id supplierName imei licensePlate serialNumber color year rentStatus vehicleStatus\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Vehicles(\n      $filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!,\n      $battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false\n    ) {\n      vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          ...VehicleFields\n          tenantName modelName\n          battery: telemetry @include(if: $battery) { batteryPercentage }\n          lastSeen: telemetry @include(if: $lastSeen) { measuredAt }\n          contract @include(if: $contract) { id contractNo }\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "): (typeof documents)["\n    query Vehicles(\n      $filter: VehicleFilter, $sort: VehicleSort, $page: Int!, $size: Int!,\n      $battery: Boolean! = false, $lastSeen: Boolean! = false, $contract: Boolean! = false\n    ) {\n      vehicles(filter: $filter, sort: $sort, page: $page, size: $size) {\n        items {\n          ...VehicleFields\n          tenantName modelName\n          battery: telemetry @include(if: $battery) { batteryPercentage }\n          lastSeen: telemetry @include(if: $lastSeen) { measuredAt }\n          contract @include(if: $contract) { id contractNo }\n          createdBy createdAt updatedBy updatedAt\n        }\n        pageInfo { page size totalItems totalPages }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query VehicleScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      tenantOptions(first: $first) { value text }\n    }\n  "): (typeof documents)["\n    query VehicleScreenOptions($first: Int!) {\n      supplierOptions(first: $first) { value text }\n      activeSuppliers: supplierOptions(isActive: true, first: $first) { value text }\n      tenantOptions(first: $first) { value text }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Vehicle($id: ID!) {\n      vehicle(id: $id) {\n        ...VehicleFields\n        supplierId tenantId modelId trackerId isInWarehouse photos\n        contract { id contractNo tenantName startDate endDate state } updatedBy updatedAt version\n      }\n    }\n  "): (typeof documents)["\n    query Vehicle($id: ID!) {\n      vehicle(id: $id) {\n        ...VehicleFields\n        supplierId tenantId modelId trackerId isInWarehouse photos\n        contract { id contractNo tenantName startDate endDate state } updatedBy updatedAt version\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreateVehicle($input: VehicleInput!) {\n      createVehicle(input: $input) {\n        success message errors { field code message }\n        record: vehicle { id }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreateVehicle($input: VehicleInput!) {\n      createVehicle(input: $input) {\n        success message errors { field code message }\n        record: vehicle { id }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {\n      updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "): (typeof documents)["\n    mutation UpdateVehicle($id: ID!, $input: VehicleInput!) {\n      updateVehicle(id: $id, input: $input) { success message errors { field code message } }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation ImportVehicles($rows: [VehicleImportRow!]!, $dryRun: Boolean!) {\n        importVehicles(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "): (typeof documents)["\n      mutation ImportVehicles($rows: [VehicleImportRow!]!, $dryRun: Boolean!) {\n        importVehicles(rows: $rows, dryRun: $dryRun) {\n          success message rows { row action errors { field code message } former { field value } isInvited }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuietHours {\n    notificationSettings { isQuiet }\n  }\n"): (typeof documents)["\n  query QuietHours {\n    notificationSettings { isQuiet }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestExport($input: ExportInput!) {\n    requestExport(input: $input) { success message export { id name url } }\n  }\n"): (typeof documents)["\n  mutation RequestExport($input: ExportInput!) {\n    requestExport(input: $input) { success message export { id name url } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) { success message }\n  }\n"): (typeof documents)["\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExportProgressed($id: ID!) {\n    exportProgressed(id: $id) { id state rows totalRows url }\n  }\n"): (typeof documents)["\n  subscription ExportProgressed($id: ID!) {\n    exportProgressed(id: $id) { id state rows totalRows url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Exports($page: Int!, $size: Int!) {\n    exports(page: $page, size: $size) { items { id name state rows totalRows createdAt url } }\n  }\n"): (typeof documents)["\n  query Exports($page: Int!, $size: Int!) {\n    exports(page: $page, size: $size) { items { id name state rows totalRows createdAt url } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input) { success message }\n  }\n"): (typeof documents)["\n  mutation SubscribeToPush($input: PushSubscriptionInput!) {\n    subscribeToPush(input: $input) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint) { success message }\n  }\n"): (typeof documents)["\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(endpoint: $endpoint) { success message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewPush($endpoint: String!) {\n    renewPush(endpoint: $endpoint) { success isSubscribed }\n  }\n"): (typeof documents)["\n  mutation RenewPush($endpoint: String!) {\n    renewPush(endpoint: $endpoint) { success isSubscribed }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;