import { params } from '@nanostores/i18n';

export const session = {
  expired: 'Sorry, Your session has expired, please login again.',
  idle: 'Sesi anda telah habis. Silahkan login kembali untuk melanjutkan aktivitas anda.',
  nothingLost: 'Isian anda di layar ini masih ada.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  signInWith: params('Masuk dengan {name}'),
  toLogin: 'Ke halaman login',
  networkError: 'Terjadi kesalahan...',
  stillThere: 'Masih di sana?',
  endsIn: params('Sesi anda berakhir dalam {time} karena tidak ada aktivitas.'),
  stay: 'Tetap masuk',
  logout: 'Logout',
};
