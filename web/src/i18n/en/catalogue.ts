import { confirmation } from './confirmation';
import { crud } from './crud';
import { dashboard } from './dashboard';
import { errors } from './errors';
import { login } from './login';
import { photos } from './photos';
import { shell } from './shell';
import { titles } from './titles';
import { vehicle } from './vehicle';

/** Every English text, by the name its message store was made with. One file a name; a missing text shows as in `id`. */
export const catalogue = { confirmation, crud, dashboard, errors, login, photos, shell, titles, vehicle };
