import { useQuery } from '@apollo/client/react';
import type { ComplaintContactQuery } from '../../gql/complaint/graphql';
import { CONTACT } from './operations';

type Contact = NonNullable<ComplaintContactQuery['complaint']>;

/** Both sides of a complaint and the last reading of its vehicle; null until they are loaded. */
export function useContact(id: string): Contact | null {
  const { data } = useQuery(CONTACT, { variables: { id } });
  return data?.complaint ?? null;
}
