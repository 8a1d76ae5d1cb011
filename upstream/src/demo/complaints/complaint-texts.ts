import type { EvidenceKind } from '../pictures.js';

/** A category that every demo supplier has: name, description, days, whether it is still given. */
export const categoryLines = [
  ['Rem', 'Rem tidak pakem, berdecit atau macet', 2, true],
  ['Ban & Roda', 'Ban bocor, aus, atau velg bengkok', 1, true],
  ['Baterai & Pengisian', 'Baterai cepat habis, panas, atau tidak mau mengisi', 3, true],
  ['Kelistrikan & Lampu', 'Lampu, klakson, panel atau sekring bermasalah', 2, true],
  ['Bodi & Kaca', 'Bodi tergores atau penyok, kaca dan spion pecah', 7, true],
  ['Motor Penggerak', 'Tenaga hilang, motor berdengung, kode galat di panel', 5, true],
  ['Kebersihan', 'Kendaraan diterima dalam keadaan kotor', 1, false],
] as const;

type CategoryName = (typeof categoryLines)[number][0];

/** A fault of a vehicle, and the comments of both sides about it. */
export interface Issue {
  category: CategoryName;
  title: string;
  description: string;
  evidence: EvidenceKind;
  /** The supplier's comment after the inspection. */
  diagnosis: string;
  /** The supplier's comment when it is done. */
  repaired: string;
  /** The tenant's comment when the fault returned. */
  again: string;
}

export const issues: readonly Issue[] = [
  {
    category: 'Rem',
    title: 'Rem depan tidak pakem',
    description: 'Tuas rem depan terasa dalam dan kendaraan baru berhenti jauh. Berbahaya saat hujan.',
    evidence: 'brake',
    diagnosis: 'Kampas rem tinggal 1 mm dan minyak rem kurang. Suku cadang sudah dipesan.',
    repaired: 'Kampas rem depan diganti, minyak rem diisi ulang, sudah dites jalan.',
    again: 'Setelah dua hari dipakai rem depan terasa dalam lagi.',
  },
  {
    category: 'Rem',
    title: 'Rem belakang berdecit',
    description: 'Setiap mengerem terdengar bunyi decit keras dari roda belakang.',
    evidence: 'brake',
    diagnosis: 'Cakram kotor dan sedikit bergelombang, akan dibubut.',
    repaired: 'Cakram belakang dibubut dan dibersihkan, bunyi sudah hilang.',
    again: 'Bunyi decit muncul lagi pagi ini, terutama saat basah.',
  },
  {
    category: 'Ban & Roda',
    title: 'Ban belakang bocor',
    description: 'Ban belakang tertusuk paku di Jl. Gatot Subroto, kendaraan ditepikan.',
    evidence: 'tyre',
    diagnosis: 'Teknisi menuju lokasi dengan ban cadangan.',
    repaired: 'Ban belakang ditambal dari dalam dan tekanan disetel ke 36 psi.',
    again: 'Tekanan ban turun lagi dalam semalam.',
  },
  {
    category: 'Ban & Roda',
    title: 'Ban depan sudah gundul',
    description: 'Alur ban depan hampir habis, licin di tikungan.',
    evidence: 'tyre',
    diagnosis: 'Keausan di bawah batas. Ban baru tersedia di gudang.',
    repaired: 'Ban depan diganti baru dan roda diseimbangkan.',
    again: 'Setelah ganti ban setang bergetar di atas 40 km/jam.',
  },
  {
    category: 'Baterai & Pengisian',
    title: 'Baterai cepat habis',
    description: 'Baru dipakai 25 km baterai turun dari 100% ke 15%. Minggu lalu masih bisa 60 km.',
    evidence: 'panel',
    diagnosis: 'Satu modul sel lemah, kapasitas tersisa 61%.',
    repaired: 'Modul sel diganti dan BMS dikalibrasi, jarak tempuh kembali normal.',
    again: 'Hari ini baterai drop lagi setelah 30 km.',
  },
  {
    category: 'Baterai & Pengisian',
    title: 'Tidak mau mengisi di SPKLU',
    description: 'Konektor tersambung tetapi pengisian berhenti setelah beberapa detik.',
    evidence: 'battery',
    diagnosis: 'Pin konektor longgar dan ada bekas panas.',
    repaired: 'Soket pengisian diganti, sudah dicoba mengisi sampai penuh.',
    again: 'Di SPKLU lain pengisian masih terputus.',
  },
  {
    category: 'Kelistrikan & Lampu',
    title: 'Lampu depan mati',
    description: 'Lampu utama mati total, hanya lampu senja yang menyala. Tidak bisa dipakai malam.',
    evidence: 'lamp',
    diagnosis: 'Modul LED putus dan kaca lampu retak.',
    repaired: 'Lampu depan diganti satu set dan arahnya disetel.',
    again: 'Lampu depan berkedip sejak tadi malam.',
  },
  {
    category: 'Kelistrikan & Lampu',
    title: 'Panel menyala kedip-kedip',
    description: 'Panel instrumen mati hidup saat melewati jalan rusak.',
    evidence: 'panel',
    diagnosis: 'Konektor panel kendor karena getaran.',
    repaired: 'Konektor panel dikencangkan dan diberi pengunci.',
    again: 'Panel kembali mati saat hujan deras.',
  },
  {
    category: 'Bodi & Kaca',
    title: 'Bodi samping tergores',
    description: 'Tergores pagar saat parkir di gudang, cat terkelupas sekitar 30 cm.',
    evidence: 'body',
    diagnosis: 'Cukup dicat sebagian, tidak perlu ganti panel.',
    repaired: 'Panel samping didempul dan dicat ulang sesuai warna.',
    again: 'Warna cat belang, mohon diperbaiki.',
  },
  {
    category: 'Bodi & Kaca',
    title: 'Spion kanan pecah',
    description: 'Tersenggol kendaraan lain di lampu merah, kaca spion kanan pecah.',
    evidence: 'lamp',
    diagnosis: 'Rumah spion masih baik, hanya kaca yang diganti.',
    repaired: 'Kaca spion kanan sudah diganti.',
    again: 'Spion yang baru longgar dan turun sendiri.',
  },
  {
    category: 'Motor Penggerak',
    title: 'Tenaga hilang di tanjakan',
    description: 'Di flyover tenaga tiba-tiba hilang dan muncul kode E07 di panel.',
    evidence: 'panel',
    diagnosis: 'Sensor hall memberi sinyal putus-putus, kontroler aman.',
    repaired: 'Sensor hall diganti, kode galat dihapus, dites di tanjakan.',
    again: 'Kode E07 muncul lagi dengan muatan penuh.',
  },
  {
    category: 'Motor Penggerak',
    title: 'Motor berdengung keras',
    description: 'Dengung dari roda belakang makin keras di atas 40 km/jam.',
    evidence: 'tyre',
    diagnosis: 'Bearing motor aus, unit perlu dibongkar di bengkel.',
    repaired: 'Bearing motor diganti, suara sudah halus.',
    again: 'Dengung masih terdengar walau lebih pelan.',
  },
];

/** Questions of a waiting tenant, and the replies of the supplier. */
export const questions = [
  ['Kapan kira-kira bisa dicek? Unit ini dipakai setiap hari.', 'Teknisi kami datang besok pukul 09.00.'],
  ['Apakah ada unit pengganti sementara?', 'Kami siapkan unit pengganti hari ini juga.'],
  ['Unit ada di pool Cakung, kunci di pos satpam.', 'Baik, terima kasih infonya. Tim sedang menuju lokasi.'],
  ['Ini foto tambahan dari pengemudi.', 'Terima kasih, fotonya membantu.'],
  ['Mohon diprioritaskan, jadwal kirim kami terganggu.', 'Mohon maaf, kami kerjakan lebih dulu.'],
] as const;

export const thanks = [
  'Sudah kami coba, semuanya normal. Terima kasih.',
  'Unit sudah kembali beroperasi, laporan kami tutup.',
  'Oke, pengemudi sudah konfirmasi aman.',
] as const;

/** The reason of a complaint that is closed without work. */
export const withdrawn = 'Ternyata sudah ditangani pengemudi, laporan kami batalkan.';
