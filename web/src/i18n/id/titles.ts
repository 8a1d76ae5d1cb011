/** The header title of each route. */
export const titles = {
  dashboard: 'Dashboard',
  vehicle: 'Manage Vehicle',
  home: 'Home',
  notFound: 'Page not found',
};
