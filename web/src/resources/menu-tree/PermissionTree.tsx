import './menu-tree.css';
import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { CustomControlProps } from '../../crud/resource/field';
import { CheckTree } from '../../ui/tree/CheckTree';
import { flatMenus, menuNodes } from './menu-nodes';
import { MENU_TREE } from './menu-operations';
import { messages } from './messages';

/**
 * The menus a user type grants, out of those the person may grant. Menus it grants that are not
 * among these stay granted.
 */
export default function PermissionTree(props: CustomControlProps): React.JSX.Element {
  const { id, labelId, describedBy, value, onChange, isReadOnly } = props;
  const t = useStore(messages);
  const { data, error, refetch } = useQuery(MENU_TREE);
  const menus = data?.menuTree;
  const nodes = useMemo(() => menuNodes(menus ?? []), [menus]);
  const granted = useMemo(() => new Set(Array.isArray(value) ? value : []), [value]);

  if (menus === undefined && error !== undefined) {
    return (
      <p className="form-hint" role="alert">
        {t.failed}
        <Button variant="minimal" size="small" onClick={() => void refetch().catch(() => undefined)}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (menus === undefined) return <p className="form-hint">{t.loading}</p>;
  const shown = flatMenus(menus);
  const count = shown.filter((menu) => granted.has(menu.id)).length;
  return (
    <>
      <p id={`${id}-count`} className="form-hint" aria-live="polite">
        {t.granted({ count, total: shown.length })}
      </p>
      <div className="permission-tree panel">
        <CheckTree
          id={id}
          nodes={nodes}
          labelledBy={labelId}
          describedBy={`${describedBy} ${id}-count`}
          checked={granted}
          isDisabled={isReadOnly}
          onChange={(checked) => onChange([...checked])}
        />
      </div>
    </>
  );
}
