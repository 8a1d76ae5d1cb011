import { Classes } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { COMPLAINT_ACTIONS, COMPLAINT_PRIORITIES, COMPLAINT_STATUSES } from '../../codes/complaint-codes';
import { IconButton } from '../../crud/controls/IconButton';
import { formatLatLng } from '../../map/lat-lng';
import { Time } from '../../ui/dates/Time';
import { type Fact, Facts } from '../../ui/Facts';
import { lazyDialog } from '../../ui/part/part';
import { Carousel } from '../../ui/photos/Carousel';
import { preload } from '../../ui/preload';
import type { Plan } from './actions/PlanDialog';
import { estimateOf } from './estimate';
import { messages, words } from './messages';
import type { Detail } from './operations';
import { PlateLink } from './PlateLink';
import { Timeline } from './Timeline';
import { useContact } from './use-contact';

const PlanDialog = lazyDialog(preload(() => import('./actions/PlanDialog')));

/** Pixels. */
const EVIDENCE_HEIGHT = 240;

interface Props {
  complaint: Detail;
  /** Reloads the complaint; settles when the current state shows or could not be loaded. */
  reload: () => Promise<void>;
}

/** The data of a complaint, its evidence and its timeline. */
export function ComplaintFacts({ complaint, reload }: Props): React.JSX.Element {
  const [plan, setPlan] = useState<Plan | null>(null);
  const t = useStore(messages);
  const word = useStore(words);
  const contact = useContact(complaint.id);
  const { action, priority, createdAt, updatedAt } = complaint;
  const { position, address, measuredAt } = contact?.vehicle?.telemetry ?? {};
  const place = position && (
    <>
      {address ?? formatLatLng(position)}
      {measuredAt && (
        <>
          <br />
          <Time at={measuredAt} />
        </>
      )}
    </>
  );
  const facts: readonly Fact[] = [
    [t.category, complaint.categoryName],
    [t.vehicle, <PlateLink key="plate" complaint={complaint} />],
    [t.supplier, complaint.supplierName],
    [t.tenant, complaint.tenantName],
    [t.titleField, complaint.title],
    [t.description, complaint.description],
    [t.createdBy, complaint.createdBy],
    [t.createdAt, createdAt && <Time key="created" at={createdAt} />],
    [t.updatedBy, complaint.updatedBy],
    [t.updatedAt, updatedAt && <Time key="updated" at={updatedAt} />],
    [t.status, complaint.otherStatus ?? word[COMPLAINT_STATUSES[complaint.status].text]],
    [t.action, complaint.otherAction ?? (action && word[COMPLAINT_ACTIONS[action].text])],
    [t.estimatedCompletion, planned('estimate', estimateOf(complaint), complaint.canSetEstimate)],
    [
      t.priority,
      planned('priority', priority && word[COMPLAINT_PRIORITIES[priority].text], complaint.canSetPriority),
    ],
    [t.assignee, planned('assignee', complaint.assigneeName ?? t.nobody, complaint.canAssign)],
    [t.position, place],
  ];
  return (
    <section className={`complaint-facts ${Classes.CARD}`} aria-label={t.detailDialog}>
      <Facts layout="rows" facts={facts} empty="–" />
      <Carousel
        label={t.evidence}
        urls={complaint.evidence}
        height={EVIDENCE_HEIGHT}
        fallback={<span>{t.noEvidence}</span>}
      />
      <Timeline moves={complaint.history} />

      {plan !== null && (
        <PlanDialog plan={plan} complaint={complaint} reload={reload} onClose={() => setPlan(null)} />
      )}
    </section>
  );

  /** A value that the supplier plans, with a button to change it where the user may. */
  function planned(what: Plan, value: ReactNode, mayChange: boolean): ReactNode {
    if (!mayChange) return value;
    const name = { estimate: t.estimatedCompletion, priority: t.priority, assignee: t.assignee }[what];
    return (
      <span className="complaint-planned">
        {value ?? '–'}
        <IconButton label={t.plan({ what: name })} icon={<EditIcon />} onClick={() => setPlan(what)} />
      </span>
    );
  }
}
