/**
 * Modules that screens share, as one file each: one by one they weigh half as much again, for what they say alike is packed in
 * each of them anew.
 */
export const SCREEN_PARTS = [
  {
    name: 'declaration',
    test: /[\\/]src[\\/](crud[\\/](define[\\/].*|field-rules|format|StatusLabel|table[\\/]column-layout|list[\\/]pages)|i18n[\\/]records)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'company',
    test: /[\\/]src[\\/]resources[\\/]company\.ts$/,
  },
  {
    name: 'menus',
    test: /[\\/]src[\\/]resources[\\/]menu-tree[\\/]menu-(nodes|operations)\.ts$/,
  },
];
