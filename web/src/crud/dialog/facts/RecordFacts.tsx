import './record-facts.css';
import { useApolloClient } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { Facts } from '../../../ui/Facts';
import { PhotoArea } from '../../../ui/photos/PhotoArea';
import { PhotoList } from '../../../ui/photos/photo-list';
import { MAX_PHOTOS } from '../../../ui/photos/photo-rules';
import type { FormField } from '../../resource/field';
import { messages } from '../../resource/messages';
import type { Draft, Resource, ScreenOptions } from '../../resource/resource';
import { messages as recordMessages } from '../../values/messages';
import { noteText } from '../fields/note-text';
import { HistorySection } from '../record-change/HistorySection';
import { readableValue } from './readable-value';

interface Props {
  resource: Resource;
  options: ScreenOptions;
  draft: Draft;
  /** True if the person may create records. */
  mayAdd: boolean;
  onClose: () => void;
}

type Wide = Extract<FormField, { kind: 'photos' | 'custom' }>;

/** Checks whether a field's value is no text: photos, and the trees of custom controls. */
function isWide(field: FormField, draft: Draft): field is Wide {
  return field.kind === 'photos' || (field.kind === 'custom' && typeof draft.values[field.name] !== 'string');
}

/** A record for a person who may not change it: the names of its fields with their values. */
export default function RecordFacts({ resource, options, draft, mayAdd, onClose }: Props): React.JSX.Element {
  const { head: Head } = resource;
  const t = useStore(messages);
  const shared = useStore(recordMessages);
  const texts = useStore(resource.texts);
  const client = useApolloClient();
  const fields = resource.fields.filter((field) => !isWide(field, draft));
  const [values, setValues] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const sources = { client, options, drafts: [draft], texts, shared };
    const shown = resource.fields.filter((field) => !isWide(field, draft));
    void Promise.all(shown.map((field) => readableValue(field, draft.values, sources))).then((read) => {
      if (isCurrent) setValues(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [resource, client, options, draft, texts, shared]);
  return (
    <>
      {Head !== undefined && draft.loaded !== null && <Head loaded={draft.loaded} mayAdd={mayAdd} />}
      <DialogBody>
        {values === null ? (
          <Spinner aria-label={t.searching} />
        ) : (
          <Facts
            layout="columns"
            className="record-facts"
            empty="–"
            facts={fields.map((field, index) => {
              const note = draft.notes[field.name];
              const value = values[index];
              return [
                texts[field.label] ?? field.label,
                note === undefined || !value ? (
                  value
                ) : (
                  <>
                    {value}
                    <small>{noteText(texts, note)}</small>
                  </>
                ),
              ];
            })}
          />
        )}
        {resource.fields.map(
          (field) =>
            isWide(field, draft) && (
              <WideFact key={field.name} field={field} draft={draft} label={texts[field.label] ?? ''} />
            ),
        )}
        {draft.id !== null && <HistorySection resource={resource} record={draft.id} />}
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>} />
    </>
  );
}

function WideFact({ field, draft, label }: { field: Wide; draft: Draft; label: string }): React.JSX.Element {
  const id = useId();
  const value = draft.values[field.name] ?? [];
  const [list] = useState(
    () => new PhotoList(Array.isArray(value) ? value : [], ('max' in field && field.max) || MAX_PHOTOS),
  );
  return (
    <section className="record-fact" aria-labelledby={`${id}-label`}>
      <h3 id={`${id}-label`}>{label}</h3>
      {field.kind === 'photos' ? (
        value.length === 0 ? (
          '–'
        ) : (
          <PhotoArea list={list} id={id} labelledBy={`${id}-label`} isReadOnly />
        )
      ) : (
        <field.control
          id={id}
          labelId={`${id}-label`}
          describedBy=""
          isInvalid={false}
          value={value}
          onChange={() => undefined}
          recordId={draft.id}
          isReadOnly
          useField={(name) => draft.values[name] ?? ''}
        />
      )}
    </section>
  );
}
