import './contract-head.css';
import { Button } from '@blueprintjs/core';
import { RepeatIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { contractStates, messages } from '../../codes/contract-codes';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { isChoice } from '../../crud/resource/choices';
import type { RecordHeadProps } from '../../crud/resource/resource';
import { changedSearch, useScreenSearch } from '../../ui/screen-navigation';
import { renewalOf } from './renewal-address';

/** Shows the state of the contract, and the way to the one that continues it. */
export default function ContractHead({ loaded, mayAdd }: RecordHeadProps): React.JSX.Element {
  const t = useStore(messages);
  const [search, setSearch] = useScreenSearch();
  const { state } = useLocation();
  const standing = String(loaded.state ?? '');
  return (
    <div className="contract-head bar">
      {isChoice(contractStates, standing) && (
        <span>
          <span className="visually-hidden">{t.state}: </span>
          <StatusLabel choice={contractStates[standing]} text={t[contractStates[standing].text]} />
        </span>
      )}
      {mayAdd && (
        <Button
          size="small"
          icon={<RepeatIcon />}
          // Takes the place of this dialog, so that closing it returns to the list.
          onClick={() =>
            setSearch(changedSearch(search, { record: renewalOf(loaded.id) }), { replace: true, state })
          }
        >
          {t.renew}
        </Button>
      )}
    </div>
  );
}
