/** Modules that several screens share, each group in one file: they compress better together than one by one. */
export const SCREEN_PARTS = [
  { name: 'icons', test: /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/]/ },
  {
    name: 'declaration',
    test: /[\\/]src[\\/](crud[\\/](audit-columns|form-reader|field-rules|operations|format|StatusLabel|table[\\/]column-layout|list[\\/]pages)|i18n[\\/]records)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'company',
    test: /[\\/]src[\\/](resources[\\/]company|i18n[\\/]id[\\/]company(Tenant|Supplier))\.ts$/,
  },
  {
    name: 'menus',
    test: /[\\/]src[\\/](resources[\\/]menu-tree[\\/]menu-(nodes|operations)|i18n[\\/]id[\\/]menu)\.ts$/,
  },
];
