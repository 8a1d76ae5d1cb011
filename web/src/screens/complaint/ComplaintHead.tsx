import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { COMPLAINT_PRIORITIES, COMPLAINT_STATUSES, DUES } from '../../codes/complaint-codes';
import { dueOf } from '../../codes/complaint-due';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { ComplaintActions } from './actions/ComplaintActions';
import { Contact } from './Contact';
import { estimateOf } from './estimate';
import { messages, words } from './messages';
import type { Detail } from './operations';
import { PlateLink } from './PlateLink';

interface Props {
  complaint: Detail;
  back: ReactNode;
  children: ReactNode;
  /** Reloads the complaint; settles when the current state shows or could not be loaded. */
  reload: () => Promise<void>;
}

/** Due date, the side that must act, and the user's actions. */
export function ComplaintHead({ complaint, back, children, reload }: Props): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const { status, supplierName, tenantName, priority } = complaint;
  const due = dueOf(complaint);
  const state = COMPLAINT_STATUSES[status];
  return (
    <header className="complaint-head">
      {back}
      <div className="complaint-heading">
        <h2>{complaint.title}</h2>
        <p>
          <PlateLink complaint={complaint} />
          <StatusLabel choice={state} text={complaint.otherStatus ?? word[state.text]} />
          {priority && priority !== 'NORMAL' && (
            <StatusLabel
              choice={COMPLAINT_PRIORITIES[priority]}
              text={word[COMPLAINT_PRIORITIES[priority].text]}
            />
          )}
          {due !== null && due !== 'SETTLED' && (
            <StatusLabel
              choice={DUES[due]}
              text={[word[DUES[due].text], estimateOf(complaint)].filter(Boolean).join(' · ')}
            />
          )}
          <span className={Classes.TEXT_MUTED} aria-live="polite">
            {nextActor()}
          </span>
        </p>
        <Contact complaint={complaint} />
      </div>
      <div className="bar">
        {children}
        <ComplaintActions complaint={complaint} reload={reload} />
      </div>
    </header>
  );

  /** Contract, section 5: the supplier acts until the complaint is done, then the tenant checks. */
  function nextActor(): string {
    if (status === 'CLOSED') return t.moveOfNobody;
    return status === 'DONE'
      ? t.moveOfTenant({ company: tenantName ?? t.tenant })
      : t.moveOfSupplier({ company: supplierName ?? t.supplier });
  }
}
