import type { Random } from './random.js';

/** A quarter in or around Jakarta: its centre lies inland, and half a kilometre around it is dry land. */
export interface Quarter {
  name: string;
  district: string;
  city: string;
  postcode: string;
  latitude: number;
  longitude: number;
  streets: readonly string[];
}

export interface Place {
  address: string;
  latitude: number;
  longitude: number;
  city: string;
}

/** name | district | city | postcode | latitude longitude of the centre | streets */
const table = `
Gambir | Gambir | Jakarta Pusat | 10110 | -6.1764 106.8191 | Jl. Medan Merdeka Barat, Jl. Abdul Muis
Menteng | Menteng | Jakarta Pusat | 10310 | -6.1955 106.8323 | Jl. HOS Cokroaminoto, Jl. Teuku Umar, Jl. Cikini Raya
Karet Tengsin | Tanah Abang | Jakarta Pusat | 10220 | -6.2083 106.8165 | Jl. KH Mas Mansyur, Jl. Jenderal Sudirman
Cempaka Putih Timur | Cempaka Putih | Jakarta Pusat | 10510 | -6.1745 106.8716 | Jl. Letjen Suprapto, Jl. Cempaka Putih Raya
Kemayoran | Kemayoran | Jakarta Pusat | 10620 | -6.1626 106.8566 | Jl. Bendungan Jago, Jl. Garuda
Senen | Senen | Jakarta Pusat | 10410 | -6.1776 106.8436 | Jl. Kramat Raya, Jl. Kwitang
Johar Baru | Johar Baru | Jakarta Pusat | 10560 | -6.1862 106.8579 | Jl. Percetakan Negara, Jl. Rawa Selatan
Senayan | Kebayoran Baru | Jakarta Selatan | 12190 | -6.2299 106.8095 | Jl. Senopati, Jl. Tulodong Atas
Melawai | Kebayoran Baru | Jakarta Selatan | 12160 | -6.2444 106.8008 | Jl. Panglima Polim, Jl. Melawai Raya
Kuningan Timur | Setiabudi | Jakarta Selatan | 12950 | -6.2312 106.8311 | Jl. Denpasar Raya, Jl. Mega Kuningan Barat
Tebet Timur | Tebet | Jakarta Selatan | 12820 | -6.2316 106.8548 | Jl. Tebet Timur Dalam, Jl. Prof. Soepomo
Pancoran | Pancoran | Jakarta Selatan | 12780 | -6.2527 106.8424 | Jl. Raya Pasar Minggu, Jl. MT Haryono
Mampang Prapatan | Mampang Prapatan | Jakarta Selatan | 12790 | -6.2437 106.8245 | Jl. Mampang Prapatan Raya, Jl. Kapten Tendean
Cilandak Barat | Cilandak | Jakarta Selatan | 12430 | -6.2886 106.7934 | Jl. RS Fatmawati, Jl. TB Simatupang
Kemang | Mampang Prapatan | Jakarta Selatan | 12730 | -6.2655 106.8155 | Jl. Kemang Raya, Jl. Bangka Raya
Pondok Pinang | Kebayoran Lama | Jakarta Selatan | 12310 | -6.2781 106.7724 | Jl. Ciputat Raya, Jl. Metro Pondok Indah
Jagakarsa | Jagakarsa | Jakarta Selatan | 12620 | -6.3342 106.8225 | Jl. Moh. Kahfi I, Jl. Raya Lenteng Agung
Pasar Minggu | Pasar Minggu | Jakarta Selatan | 12520 | -6.2881 106.8378 | Jl. Ragunan Raya, Jl. Raya Pasar Minggu
Palmerah | Palmerah | Jakarta Barat | 11480 | -6.2034 106.7921 | Jl. Palmerah Barat, Jl. Rawa Belong
Kebon Jeruk | Kebon Jeruk | Jakarta Barat | 11530 | -6.1943 106.7719 | Jl. Perjuangan, Jl. Panjang
Tanjung Duren Selatan | Grogol Petamburan | Jakarta Barat | 11470 | -6.1773 106.7898 | Jl. Letjen S. Parman, Jl. Tanjung Duren Raya
Kembangan Selatan | Kembangan | Jakarta Barat | 11610 | -6.1887 106.7415 | Jl. Puri Indah Raya, Jl. Kembangan Raya
Cengkareng Timur | Cengkareng | Jakarta Barat | 11730 | -6.1463 106.7338 | Jl. Daan Mogot, Jl. Kamal Raya
Tambora | Tambora | Jakarta Barat | 11220 | -6.1496 106.8028 | Jl. KH Moh. Mansyur, Jl. Tubagus Angke
Kelapa Gading Timur | Kelapa Gading | Jakarta Utara | 14240 | -6.1606 106.9043 | Jl. Boulevard Raya, Jl. Kelapa Nias Raya
Sunter Jaya | Tanjung Priok | Jakarta Utara | 14360 | -6.1492 106.8757 | Jl. Danau Sunter Selatan, Jl. Sunter Garden Raya
Penjaringan | Penjaringan | Jakarta Utara | 14440 | -6.1356 106.7936 | Jl. Pluit Selatan Raya, Jl. Jembatan Tiga
Jatinegara | Jatinegara | Jakarta Timur | 13310 | -6.2226 106.8703 | Jl. Otto Iskandardinata, Jl. Bekasi Barat
Rawamangun | Pulo Gadung | Jakarta Timur | 13220 | -6.1953 106.8855 | Jl. Pemuda, Jl. Balai Pustaka Timur
Jatinegara Kaum | Pulo Gadung | Jakarta Timur | 13250 | -6.2012 106.9026 | Jl. Raya Bekasi, Jl. Pulo Lentut
Duren Sawit | Duren Sawit | Jakarta Timur | 13440 | -6.2339 106.9151 | Jl. Kolonel Sugiono, Jl. Swadaya Raya
Cakung Barat | Cakung | Jakarta Timur | 13910 | -6.1866 106.9377 | Jl. Raya Cakung Cilincing, Jl. Tipar Cakung
Kramat Jati | Kramat Jati | Jakarta Timur | 13510 | -6.2716 106.8692 | Jl. Raya Bogor, Jl. Dewi Sartika
Cipayung | Cipayung | Jakarta Timur | 13840 | -6.3171 106.9024 | Jl. Raya Setu Cipayung, Jl. Bina Marga
Ciracas | Ciracas | Jakarta Timur | 13740 | -6.3262 106.8758 | Jl. Raya Ciracas, Jl. Pengantin Ali
Pekayon Jaya | Bekasi Selatan | Kota Bekasi | 17148 | -6.2613 106.9871 | Jl. Raya Pekayon, Jl. Pulo Ribung Raya
Harapan Mulya | Medan Satria | Kota Bekasi | 17143 | -6.2127 106.9786 | Jl. Harapan Indah Raya, Jl. Sultan Agung
Margahayu | Bekasi Timur | Kota Bekasi | 17113 | -6.2472 107.0157 | Jl. Ir. H. Juanda, Jl. Chairil Anwar
Pancoran Mas | Pancoran Mas | Kota Depok | 16431 | -6.4018 106.8163 | Jl. Margonda Raya, Jl. Dewi Sartika
Beji | Beji | Kota Depok | 16421 | -6.3749 106.8178 | Jl. Nusantara Raya, Jl. Tole Iskandar
Lengkong Gudang | Serpong | Tangerang Selatan | 15321 | -6.3014 106.6772 | Jl. Pahlawan Seribu, Jl. Letnan Sutopo
Pondok Jaya | Pondok Aren | Tangerang Selatan | 15224 | -6.2838 106.7234 | Jl. Bintaro Utama 3, Jl. Jombang Raya
Ciputat | Ciputat | Tangerang Selatan | 15411 | -6.3117 106.7451 | Jl. Ir. H. Juanda, Jl. Dewi Sartika
Sukasari | Tangerang | Kota Tangerang | 15118 | -6.1784 106.6385 | Jl. Jenderal Sudirman, Jl. Daan Mogot
Karawaci | Karawaci | Kota Tangerang | 15115 | -6.2098 106.6199 | Jl. Imam Bonjol, Jl. Beringin Raya
`;

export const quarters: readonly Quarter[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', district = '', city = '', postcode = '', centre = '', streets = ''] = line.split(' | ');
    const [latitude = Number.NaN, longitude = Number.NaN] = centre.split(' ').map(Number);
    return { name, district, city, postcode, latitude, longitude, streets: streets.split(', ') };
  });

/** An address in the quarter and a point at most half a kilometre from its centre. */
export function placeIn(random: Random, quarter: Quarter): Place {
  const away = 500 * Math.sqrt(random.next());
  const towards = random.between(0, 2 * Math.PI);
  return {
    address: `${random.pick(quarter.streets)} No. ${random.int(1, 180)}, ${quarter.name}, ${quarter.district}, ${quarter.city} ${quarter.postcode}`,
    latitude: roundTo(quarter.latitude + (away * Math.cos(towards)) / metresPerDegree, 6),
    longitude: roundTo(
      quarter.longitude +
        (away * Math.sin(towards)) / (metresPerDegree * Math.cos(radians(quarter.latitude))),
      6,
    ),
    city: quarter.city,
  };
}

/** The quarters whose centre is within `radius` metres of a point, the nearest first; at least one. */
export function quartersAround(point: { latitude: number; longitude: number }, radius: number): Quarter[] {
  const byDistance = quarters
    .map((quarter) => ({ quarter, distance: metresBetween(point, quarter) }))
    .sort((a, b) => a.distance - b.distance);
  return byDistance
    .filter(({ distance }, rank) => rank === 0 || distance <= radius)
    .map(({ quarter }) => quarter);
}

/** Metres between two points close enough to take the earth as flat. */
export function metresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const north = (a.latitude - b.latitude) * metresPerDegree;
  const east = (a.longitude - b.longitude) * metresPerDegree * Math.cos(radians(a.latitude));
  return Math.hypot(north, east);
}

export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

const metresPerDegree = 111_320;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
