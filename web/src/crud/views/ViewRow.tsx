import { Button, InputGroup } from '@blueprintjs/core';
import { EditIcon, StarEmptyIcon, StarIcon, TickIcon, TrashIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/IconButton';
import { messages } from './messages';
import { MAX_NAME, type NamedView } from './named-views';

interface Props {
  view: NamedView;
  isActive: boolean;
  isFirst: boolean;
  onChoose: () => void;
  onFirst: () => void;
  onRemove: () => void;
  /** The error of a name; null if it is valid. */
  nameProblem: (name: string) => string | null;
  /** Saves the new name; true if that worked. */
  onRename: (name: string) => Promise<boolean>;
}

/** One named view with its actions. */
export function ViewRow(props: Props): React.JSX.Element {
  const { view, isActive, isFirst, onChoose, onFirst, onRemove } = props;
  const t = useStore(messages);
  const { name } = view;
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const hasRenamed = useRef(false);
  useEffect(() => {
    if (hasRenamed.current && !isRenaming) pencil.current?.focus();
    hasRenamed.current = isRenaming;
  }, [isRenaming]);

  if (isRenaming) return <NameEditor {...props} onDone={() => setRenaming(false)} />;
  return (
    <li>
      <Button
        variant="minimal"
        alignText="start"
        ellipsizeText
        active={isActive}
        aria-pressed={isActive}
        onClick={onChoose}
      >
        {name}
      </Button>
      <IconButton
        icon={isFirst ? <StarIcon /> : <StarEmptyIcon />}
        label={t.first({ name })}
        aria-pressed={isFirst}
        onClick={onFirst}
      />
      <IconButton
        ref={pencil}
        icon={<EditIcon />}
        label={t.rename({ name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton icon={<TrashIcon />} label={t.remove({ name })} onClick={onRemove} />
    </li>
  );
}

/** Enter saves the new name, Esc keeps the old one. */
function NameEditor({
  view,
  nameProblem,
  onRename,
  onDone,
}: Pick<Props, 'view' | 'nameProblem' | 'onRename'> & { onDone: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  async function rename(): Promise<void> {
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong === null && (await onRename(name))) onDone();
  }
  return (
    <li className="view-renaming">
      <InputGroup
        inputRef={input}
        fill
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        aria-label={t.nameOf({ name: view.name })}
        aria-invalid={problem !== null}
        intent={problem === null ? 'none' : 'danger'}
        onValueChange={setName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void rename();
          if (event.key !== 'Escape') return;
          // Esc would also close the list of views.
          event.stopPropagation();
          onDone();
        }}
        rightElement={
          <Button variant="minimal" icon={<TickIcon />} aria-label={t.save} onClick={() => void rename()} />
        }
      />
      <p className="form-error" role={problem === null ? undefined : 'alert'}>
        {problem}
      </p>
    </li>
  );
}
