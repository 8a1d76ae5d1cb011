import { Button } from '@blueprintjs/core';
import { PathSearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../ui/Notice';
import { messages } from '../messages';

/** Any other path, with a Go Home button to /dashboard. */
export default function NotFoundScreen(): React.JSX.Element {
  const t = useStore(messages);
  const navigate = useNavigate();
  return (
    <Notice
      icon={<PathSearchIcon size={56} />}
      title={t.notFoundTitle}
      description={t.notFoundText}
      action={
        <Button intent="primary" size="large" onClick={() => void navigate('/dashboard')}>
          {t.goHome}
        </Button>
      }
    />
  );
}
