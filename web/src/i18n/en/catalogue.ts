import { confirmation } from './confirmation';
import { dashboard } from './dashboard';
import { errors } from './errors';
import { login } from './login';
import { shell } from './shell';
import { titles } from './titles';

/** Every English text, by the name its message store was made with. One file a name; a missing text shows as in `id`. */
export const catalogue = { confirmation, dashboard, errors, login, shell, titles };
