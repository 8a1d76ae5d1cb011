import { Button, Classes, InputGroup } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import type { ListState } from '../resource/list-state';
import type { ColumnLayout } from '../table/column-layout';
import { messages } from './messages';
import { MAX_NAME, type NamedViews, searchOf } from './named-views';
import type { ListViews } from './use-named-views';
import { ViewRow } from './ViewRow';
import { added, isTaken, normalized, removed, toggledFirst, updated } from './view-changes';

interface Props {
  named: ListViews;
  state: ListState;
  layout: ColumnLayout;
  show: (next: ListState) => void;
}

/** A user's views of one list: choose, save as, save changes, rename, delete, and set the default. */
export default function ViewList({ named, state, layout, show }: Props): React.JSX.Element {
  const { views, active, isChanged, choose, store } = named;
  const t = useStore(messages);
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isStoring, setStoring] = useState(false);
  const now = { search: searchOf(state), layout };

  /** Saves the views, and returns whether that worked; a failure shows a message. */
  async function keep(next: NamedViews): Promise<boolean> {
    setStoring(true);
    try {
      const hasRoom = await store(next);
      if (!hasRoom) showToast('danger', t.full);
      return hasRoom;
    } catch (error) {
      showToast('danger', errorText(error));
      return false;
    } finally {
      setStoring(false);
    }
  }

  function nameProblem(text: string, of: string | null): string | null {
    if (normalized(text) === '') return t.nameMissing;
    return isTaken(views, text, of) ? t.nameTaken : null;
  }

  async function saveAs(event: React.FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = nameProblem(name, null);
    setProblem(wrong);
    if (wrong !== null) return;
    const next = added(views, { name, ...now });
    if (!(await keep(next.views))) return;
    showToast('success', t.saved({ name: normalized(name) }));
    setName('');
    show({ ...state, isSearched: true, view: next.id });
  }

  async function saveChanges(viewId: string, viewName: string): Promise<void> {
    if (await keep(updated(views, viewId, now))) showToast('success', t.saved({ name: viewName }));
  }

  async function remove(viewId: string, viewName: string): Promise<void> {
    const message = t.removeQuestion({ name: viewName });
    if (!(await confirm({ message, agree: t.removeView, isDestructive: true }))) return;
    if ((await keep(removed(views, viewId))) && state.view === viewId) show({ ...state, view: null });
  }

  return (
    <section className="view-list" aria-label={t.title} aria-busy={isStoring}>
      {views.list.length === 0 ? (
        <p className={Classes.TEXT_MUTED}>{t.none}</p>
      ) : (
        <ul className={`choices ${Classes.LIST_UNSTYLED}`}>
          {views.list.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isActive={view.id === active?.id}
              isFirst={view.id === views.first}
              onChoose={() => choose(view)}
              onFirst={() => void keep(toggledFirst(views, view.id))}
              onRemove={() => void remove(view.id, view.name)}
              nameProblem={(text) => nameProblem(text, view.id)}
              onRename={(text) => keep(updated(views, view.id, { name: normalized(text) }))}
            />
          ))}
        </ul>
      )}
      {active !== null && isChanged && (
        <div className="view-change">
          <Button
            intent="primary"
            variant="outlined"
            disabled={isStoring}
            onClick={() => void saveChanges(active.id, active.name)}
          >
            {t.saveChanges({ name: active.name })}
          </Button>
          <Button variant="minimal" onClick={() => choose(active)}>
            {t.undoChanges({ name: active.name })}
          </Button>
        </div>
      )}
      <form className="view-new" noValidate onSubmit={(event) => void saveAs(event)}>
        <label htmlFor={`${id}-name`}>{t.newName}</label>
        <InputGroup
          id={`${id}-name`}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          intent={problem === null ? 'none' : 'danger'}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onValueChange={(text) => {
            setName(text);
            setProblem(null);
          }}
        />
        <Button type="submit" disabled={isStoring}>
          {t.save}
        </Button>
        <p id={`${id}-problem`} className="form-error" role={problem === null ? undefined : 'alert'}>
          {problem}
        </p>
      </form>
      <small className={Classes.TEXT_MUTED}>{t.hint}</small>
    </section>
  );
}
