import { DARK, type Flavor, LIGHT } from '@protomaps/basemaps';
import type { Mode } from '../../theme/themes';

/** The colours of a street map that the land outline has as well (map.css) and those that must be readable on them. */
const colors = {
  light: {
    land: '#ece9e2',
    sea: '#cfe3ec',
    street: '#ffffff',
    text: '#4d4a4c',
    faint: '#6a6669',
    bay: '#40618c',
  },
  dark: {
    land: '#232b2b',
    sea: '#10202b',
    street: '#4a5557',
    text: '#c5d0da',
    faint: '#9ba7ab',
    bay: '#8aa4bd',
  },
} as const satisfies Record<Mode, object>;

const flavorOf = (base: Flavor, { land, sea, street, text, faint, bay }: (typeof colors)[Mode]): Flavor => ({
  ...base,
  earth: land,
  water: sea,
  major: street,
  ocean_label: bay,
  roads_label_major: text,
  roads_label_major_halo: land,
  roads_label_minor: faint,
  roads_label_minor_halo: land,
  city_label: text,
  city_label_halo: land,
  state_label: faint,
  state_label_halo: land,
  country_label: faint,
});

/** Protomaps' light and dark colours, fitted to the product's. */
export const FLAVORS: Readonly<Record<Mode, Flavor>> = {
  light: flavorOf(LIGHT, colors.light),
  dark: flavorOf(DARK, colors.dark),
};
