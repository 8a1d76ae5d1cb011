import '../../crud/controls/crud.css';
import './complaint.css';
import { Button, DialogBody, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { useScreenBack, useScreenName } from '../../ui/screen-navigation';
import { useSmallScreen } from '../../ui/viewport';
import { ComplaintFacts } from './ComplaintFacts';
import { ComplaintHead } from './ComplaintHead';
import { Chat } from './chat/Chat';
import { messages } from './messages';
import { useComplaint } from './use-complaint';

/** One complaint as a ticket: data and actions on the left, the conversation on the right. */
export default function ComplaintScreen(): React.JSX.Element {
  const t = useStore(messages);
  const { pathname } = useLocation();
  const id = /^\d+$/.exec(pathname.split('/').filter(Boolean).at(-1) ?? '')?.[0] ?? '';
  const goBack = useScreenBack('complaint/maintanance');
  const isSmall = useSmallScreen();
  const [areFactsOpen, setFactsOpen] = useState(false);
  const control = useComplaint(id);
  const { complaint, isLoading, error, reload } = control;
  useScreenName(`#${id}`);
  const back = (
    <Button icon={<ArrowLeftIcon />} onClick={goBack}>
      {t.back}
    </Button>
  );

  if (complaint === undefined && error !== undefined && !isLoading) {
    return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={reload} />;
  }
  if (complaint === undefined) return <Spinner aria-label={t.loading} />;
  if (complaint === null) return <Notice icon={<SearchIcon size={44} />} title={t.notFound} action={back} />;
  return (
    <div className="complaint">
      <ComplaintHead complaint={complaint} back={back} reload={reload}>
        {isSmall && <Button onClick={() => setFactsOpen(true)}>{t.detailDialog}</Button>}
      </ComplaintHead>
      <div className="complaint-panes">
        {!isSmall && <ComplaintFacts complaint={complaint} reload={reload} />}
        <Chat complaint={complaint} control={control} />
      </div>
      <Dialog
        isOpen={isSmall && areFactsOpen}
        className="record-dialog dialog-full"
        title={t.detailDialog}
        onClose={() => setFactsOpen(false)}
      >
        <DialogBody className="complaint-facts-body">
          <ComplaintFacts complaint={complaint} reload={reload} />
        </DialogBody>
      </Dialog>
    </div>
  );
}
