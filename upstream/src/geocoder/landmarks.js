// @ts-check

/**
 * The names that people in and around Jakarta have for places that are no administrative areas: name | latitude longitude. Public facts,
 * to about a hundred metres.
 */
const table = `
Alam Sutera | -6.2240 106.6530
Bandara Halim Perdanakusuma | -6.2666 106.8910
Bandara Soekarno-Hatta | -6.1256 106.6559
Blok M | -6.2443 106.7993
BSD City | -6.3010 106.6530
Bundaran HI | -6.1950 106.8230
Bundaran Senayan | -6.2272 106.8013
Gelora Bung Karno | -6.2186 106.8026
Jakarta International Stadium | -6.1246 106.8590
Kemang | -6.2655 106.8155
Kota Tua | -6.1352 106.8133
Masjid Istiqlal | -6.1702 106.8314
Mega Kuningan | -6.2297 106.8266
Monas | -6.1754 106.8272
Pantai Indah Kapuk | -6.1090 106.7400
Pelabuhan Tanjung Priok | -6.1040 106.8830
Pondok Indah | -6.2656 106.7843
Puri Indah | -6.1880 106.7340
SCBD | -6.2264 106.8085
Stasiun Gambir | -6.1767 106.8306
Stasiun Manggarai | -6.2099 106.8502
Stasiun Pasar Senen | -6.1745 106.8446
Stasiun Tanah Abang | -6.1859 106.8108
Taman Mini Indonesia Indah | -6.3024 106.8951
Terminal Kampung Rambutan | -6.3096 106.8821
`;

/** @type {{ name: string, latitude: number, longitude: number }[]} */
export const landmarks = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', place = ''] = line.split(' | ');
    const [latitude = Number.NaN, longitude = Number.NaN] = place.split(' ').map(Number);
    return { name, latitude, longitude };
  });
