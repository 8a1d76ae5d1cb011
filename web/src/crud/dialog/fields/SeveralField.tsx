import './several.css';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { CheckTree } from '../../../ui/tree/CheckTree';
import { formatNumber } from '../../resource/format';
import { messages } from '../../resource/messages';
import { useOptionsBy } from '../../resource/operations';
import { type ControlProps, withOwn } from './control';
import { useDialogForm } from './form-context';

/** Several entries of a list, as a tree of boxes with Select All and Reset. */
export default function SeveralField(props: ControlProps<'several'>): React.JSX.Element {
  const { field, control, id, labelId, describedBy } = props;
  const t = useStore(messages);
  const { options, stored, isReadOnly } = useDialogForm();
  const offered = options.of(field.options);
  const missing = [...(stored.values[field.name] ?? [])].filter(
    (id) => !offered.some(({ value }) => value === id),
  );
  const { options: own = [] } = useOptionsBy(field.lookUp.byValue, options.isLoading ? [] : missing);
  const list = withOwn(offered, own);
  const chosen = new Set<string>(Array.isArray(control.value) ? control.value : []);
  return (
    <div className="several stack">
      <div className="several-bar bar">
        <Button
          id={id}
          size="small"
          aria-label={t.selectAll}
          aria-describedby={describedBy}
          onClick={() => control.onChange([...new Set([...chosen, ...list.map(({ value }) => value)])])}
        >
          {t.selectAll}
        </Button>
        <Button size="small" onClick={() => control.onChange([])}>
          {t.resetSelection}
        </Button>
        <output id={`${id}-count`}>{t.chosenCount({ count: formatNumber(chosen.size) })}</output>
      </div>
      {list.length === 0 ? (
        <p className="form-hint">{t.noOption}</p>
      ) : (
        <CheckTree
          id={`${id}-tree`}
          nodes={list.map(({ value, text }) => ({ id: value, text, children: [] }))}
          labelledBy={labelId}
          describedBy={`${id}-count`}
          checked={chosen}
          isDisabled={isReadOnly}
          onChange={(checked) => control.onChange([...checked])}
        />
      )}
    </div>
  );
}
