import { Minus } from '@blueprintjs/icons';
import { Tick } from '../icons';
import { checkState, toggled } from './check-state';
import { Tree } from './Tree';
import type { TreeNode, TreeRow } from './tree-rows';

interface Props {
  id: string;
  nodes: readonly TreeNode[];
  labelledBy: string;
  describedBy: string;
  checked: ReadonlySet<string>;
  onChange: (checked: ReadonlySet<string>) => void;
  after?: (row: TreeRow) => React.JSX.Element | null;
}

const MARKS = { true: <Tick size={12} />, mixed: <Minus size={12} />, false: null };

/** A tree with a box before each entry: checked, not, or partly so when only some below it are. */
export function CheckTree({ nodes, checked, onChange, ...rest }: Props): React.JSX.Element {
  return (
    <Tree
      {...rest}
      nodes={nodes}
      onActivate={(id) => onChange(toggled(nodes, checked, id))}
      rowProps={({ node }) => ({ 'aria-checked': checkState(node, checked) })}
      before={({ node }) => {
        const state = checkState(node, checked);
        return (
          <span className="tree-box" data-state={state} aria-hidden="true">
            {MARKS[state]}
          </span>
        );
      }}
    />
  );
}
