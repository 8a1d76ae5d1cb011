import { MinusIcon, TickIcon } from '@blueprintjs/icons';
import { checkState, toggled } from './check-state';
import { Tree } from './Tree';
import type { TreeNode, TreeRow } from './tree-rows';

interface Props {
  id: string;
  nodes: readonly TreeNode[];
  labelledBy: string;
  describedBy: string;
  checked: ReadonlySet<string>;
  /** True if nothing can be checked or unchecked. */
  isDisabled?: boolean;
  onChange: (checked: ReadonlySet<string>) => void;
  /** The note after an entry, which belongs to its name. */
  noteOf?: (id: string) => string | undefined;
  after?: (row: TreeRow) => React.JSX.Element | null;
}

const MARKS = { true: <TickIcon size={12} />, mixed: <MinusIcon size={12} />, false: null };

/** A tree with a box before each entry: checked, not, or partly so when only some below it are. */
export function CheckTree(props: Props): React.JSX.Element {
  const { nodes, checked, isDisabled = false, noteOf, onChange, ...rest } = props;
  return (
    <Tree
      {...rest}
      nodes={nodes}
      onActivate={(id) => {
        if (!isDisabled) onChange(toggled(nodes, checked, id));
      }}
      rowProps={({ node }) => ({
        // Without the texts of the buttons and links after it.
        'aria-label': [node.text, noteOf?.(node.id)].filter(Boolean).join(', '),
        'aria-checked': checkState(node, checked),
        'aria-disabled': isDisabled || undefined,
      })}
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
