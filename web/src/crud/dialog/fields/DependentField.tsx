import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../messages';
import type { Option } from '../../resource';
import { type Entries, useDialogForm, useFieldValue } from '../form-context';
import { type ControlProps, textOf, withOwn } from './control';
import { Pick } from './PickField';

type Loading =
  | { of: string; state: 'loading' | 'failed' }
  | { of: string; state: 'loaded'; options: readonly Option[] };

/** A pick list whose options another field decides; until that one is chosen it shows what it waits for. */
export function DependentField({ field, ...rest }: ControlProps<'dependent'>): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const { texts, stored, isNew } = useDialogForm();
  const { setValue, getValues } = useFormContext<Entries>();
  const master = textOf(useFieldValue(field.dependsOn));
  const [loading, setLoading] = useState<Loading>({ of: '', state: 'loaded', options: [] });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts the presses of Retry
  useEffect(() => {
    if (master === '') return;
    let isCurrent = true;
    setLoading({ of: master, state: 'loading' });
    field.load(client, master).then(
      (options) => {
        if (!isCurrent) return;
        setLoading({ of: master, state: 'loaded', options });
        const [only, ...others] = options;
        if (isNew && only !== undefined && others.length === 0 && getValues(field.name) === '') {
          setValue(field.name, only.value);
        }
      },
      () => {
        if (isCurrent) setLoading({ of: master, state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, field, master, isNew, getValues, setValue, tries]);

  const isReady = master !== '' && loading.of === master && loading.state === 'loaded';
  const held = stored.held[field.name];
  const value = textOf(stored.values[field.name]);
  const own =
    held && value !== '' && stored.values[field.dependsOn] === master ? [{ value, text: held }] : [];
  const hint = hintOf();
  function hintOf(): string | null {
    if (master === '') return texts[field.waits] ?? null;
    if (isReady) return null;
    return loading.state === 'failed' ? t.optionsFailed : t.loadingOptions;
  }
  return (
    <>
      <Pick
        {...rest}
        describedBy={`${rest.describedBy} ${rest.id}-hint`}
        options={isReady ? withOwn(loading.options, own) : []}
        isDisabled={!isReady}
      />
      <p id={`${rest.id}-hint`} className="form-hint">
        {hint}
        {loading.state === 'failed' && master !== '' && (
          <Button variant="minimal" size="small" onClick={() => setTries(tries + 1)}>
            {t.retry}
          </Button>
        )}
      </p>
    </>
  );
}
