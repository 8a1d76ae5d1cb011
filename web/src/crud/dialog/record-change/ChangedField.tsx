import { useStore } from '@nanostores/react';
import type { RecordChangesQuery } from '../../../gql/record-change/graphql';
import { fieldText } from '../../define/field-text';
import type { Resource } from '../../resource/resource';
import { messages } from '../../values/messages';

type FieldChange = NonNullable<RecordChangesQuery['recordChanges']>['items'][number]['fields'][number];

interface Props {
  resource: Resource;
  change: FieldChange;
}

/** A changed field: its name, and its former and new value. Of a list: what was removed and what was added. */
export function ChangedField({ resource, change }: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const { field: name, isList } = change;
  const field = resource.fields.find((one) => one.name === name);

  function shown(value: string | null | undefined): string {
    if (field === undefined) return value || '–';
    if (field.kind === 'photos' && value) return t.photoCount({ count: Number(value) });
    return fieldText(field, value ?? '', (key) => texts[key] ?? key);
  }

  // A field that the form does not have is called like the column with its name.
  const label = texts[field?.label ?? name] ?? texts[name.replace(/Id$/, 'Name')] ?? name;
  const [former, now] = [shown(change.former), shown(change.now)];
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {former === now ? (
          t.historyChanged
        ) : (
          <>
            {!(isList && !change.former) && <del>{former}</del>}
            {!isList && <span aria-hidden="true">→</span>}
            {!(isList && !change.now) && <ins>{now}</ins>}
          </>
        )}
      </dd>
    </div>
  );
}
