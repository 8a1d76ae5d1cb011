import './theme/base.css';
import './theme/forced-colors.css';
import './theme/appearance';
import { createRoot } from 'react-dom/client';
import { Root } from './Root';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
createRoot(element).render(<Root />);
