import { useQuery } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { errorText } from '../../api/errors';
import { PickList } from '../../crud/controls/PickList';
import type { CustomControlProps } from '../../crud/resource/field';
import { messages } from '../../crud/resource/messages';
import { graphql } from '../../gql/bulk-change';
import { formatDate } from '../../ui/dates/dates';
import { today } from '../../ui/dates/day';

const CONTRACTS = graphql(`
  query OpenContracts($size: Int!) {
    contracts(size: $size, sort: { field: END_DATE, direction: DESC }) {
      items { id contractNo tenantName startDate endDate }
    }
  }
`);
/** The most contracts that are offered. */
const MOST_CONTRACTS = 500;

/** Chooses among the contracts that are not over. */
export function ContractPicker({
  id,
  labelId,
  describedBy,
  isInvalid,
  value,
  onChange,
}: CustomControlProps): React.JSX.Element {
  const t = useStore(messages);
  const { data, error } = useQuery(CONTRACTS, {
    variables: { size: MOST_CONTRACTS },
    fetchPolicy: 'network-only',
  });
  const options = (data?.contracts.items ?? [])
    .filter(({ endDate }) => (endDate ?? '') >= today())
    .map(({ id: contract, contractNo, tenantName, startDate, endDate }) => ({
      value: contract,
      text: `${contractNo} · ${tenantName ?? ''} (${formatDate(startDate ?? '-')} – ${formatDate(endDate ?? '-')})`,
    }));
  return (
    <>
      <PickList
        id={id}
        labelledBy={labelId}
        describedBy={describedBy}
        isInvalid={isInvalid}
        value={typeof value === 'string' ? value : ''}
        options={options}
        empty={t.choose}
        onChange={onChange}
      />
      {error !== undefined && (
        <p className="form-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </>
  );
}
