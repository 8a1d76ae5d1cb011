import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, FormGroup } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { PickList } from '../controls/PickList';
import type { Option } from '../resource/field';
import { messages as crudMessages } from '../resource/messages';
import { messages } from './messages';

interface Props {
  label: string;
  load: (client: ApolloClient) => Promise<readonly Option[]>;
  onChoose: (value: string) => void;
}

/** Chooses the value of a change among what the server offers. */
export function ValuePicker({ label, load, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const client = useApolloClient();
  const id = useId();
  const [value, setValue] = useState('');
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void load(client).then(setOptions, (error: unknown) => setProblem(errorText(error)));
  }, [client, load]);
  return (
    <FormGroup
      label={<span id={`${id}-label`}>{label}</span>}
      labelFor={id}
      helperText={problem}
      intent={problem === '' ? 'none' : 'danger'}
    >
      <div className="bulk-pick">
        <PickList
          id={id}
          labelledBy={`${id}-label`}
          value={value}
          options={options}
          empty={crud.choose}
          onChange={setValue}
        />
        <Button intent="primary" disabled={value === ''} onClick={() => onChoose(value)}>
          {t.next}
        </Button>
      </div>
    </FormGroup>
  );
}
