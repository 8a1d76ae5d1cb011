import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { COMPLAINT_ACTIONS, COMPLAINT_STATUSES } from '../../codes/complaint-codes';
import { formatDate, formatDay, formatInstant } from '../../crud/format';
import { type Fact, Facts } from '../../ui/Facts';
import { Carousel } from '../../ui/photos/Carousel';
import { messages, words } from './messages';
import type { Detail } from './operations';
import { Timeline } from './Timeline';

/** Pixels. */
const EVIDENCE_HEIGHT = 240;

/** The data of a complaint, its evidence and its timeline. */
export function ComplaintFacts({ complaint }: { complaint: Detail }): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const { action, estimatedCompletion, createdAt, updatedAt } = complaint;
  const facts: readonly Fact[] = [
    [t.category, complaint.categoryName],
    [t.vehicle, complaint.licensePlate],
    [t.supplier, complaint.supplierName],
    [t.tenant, complaint.tenantName],
    [t.titleField, complaint.title],
    [t.description, complaint.description],
    [t.status, word[COMPLAINT_STATUSES[complaint.status].text]],
    [t.action, action && word[COMPLAINT_ACTIONS[action].text]],
    [t.estimatedCompletion, estimatedCompletion && formatDate(estimatedCompletion)],
    [t.createdBy, complaint.createdBy],
    [t.createdAt, createdAt && formatDay(createdAt), createdAt ? formatInstant(createdAt) : undefined],
    [t.updatedBy, complaint.updatedBy],
    [t.updatedAt, updatedAt && formatDay(updatedAt), updatedAt ? formatInstant(updatedAt) : undefined],
  ];
  return (
    <section className={`complaint-facts ${Classes.CARD}`} aria-label={t.detailDialog}>
      <Carousel
        label={t.evidence}
        urls={complaint.evidence}
        height={EVIDENCE_HEIGHT}
        fallback={<span>{t.noEvidence}</span>}
      />
      <Facts layout="rows" facts={facts} empty="–" />
      <Timeline moves={complaint.history} />
    </section>
  );
}
