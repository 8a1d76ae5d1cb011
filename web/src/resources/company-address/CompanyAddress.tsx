import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { BesideProps } from '../../crud/resource/field';
import { graphql } from '../../gql';
import { i18n } from '../../i18n/i18n';
import { companyAddress as texts } from '../../i18n/id/company-address';

const messages = i18n('companyAddress', texts);

/** A company is one of the two; the other, and what the user may not read, is null. */
const ADDRESS = graphql(`
  query CompanyAddress($id: ID!) {
    tenant(id: $id) { id address }
    supplier(id: $id) { id address }
  }
`);

/** Offers the address of the chosen company for an address that is still empty. */
export default function CompanyAddress({ value, onChange, useField }: BesideProps): React.JSX.Element | null {
  const t = useStore(messages);
  const company = useField('companyId');
  const isWanted = value === '' && company !== '';
  const { data } = useQuery(ADDRESS, {
    variables: { id: String(company) },
    skip: !isWanted,
    errorPolicy: 'ignore',
  });
  const address = isWanted ? (data?.tenant?.address ?? data?.supplier?.address ?? '') : '';
  if (address === '') return null;
  return (
    <Button
      className="company-address"
      variant="minimal"
      size="small"
      intent="primary"
      alignText="start"
      onClick={() => onChange(address)}
    >
      {t.use({ address })}
    </Button>
  );
}
