import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { setUpUser } from '../../testing/set-up-user';
import { CheckTree } from './CheckTree';
import { checkState, toggled } from './check-state';
import type { TreeNode } from './tree-rows';

function node(id: string, text: string, ...children: TreeNode[]): TreeNode {
  return { id, text, children };
}

const NODES = [
  node('1', 'Dashboard'),
  node('2', 'Fleet', node('3', 'Vehicle'), node('4', 'Model', node('7', 'Battery'))),
  node('5', 'Company', node('6', 'Tenant')),
];
const FLEET = NODES[1] ?? node('', '');

describe('The state of an entry', () => {
  it.each([
    ['true', ['3', '7']],
    ['mixed', ['3']],
    ['mixed', ['7']],
    ['false', ['2', '4']],
  ])('is %s when those below it checked are %j', (state, checked) => {
    expect(checkState(FLEET, new Set(checked))).toBe(state);
  });
});

describe('A press on an entry', () => {
  const press = (checked: string[], id: string) => [...toggled(NODES, new Set(checked), id)].sort();

  it('checks a leaf and what is above it', () => {
    expect(press([], '7')).toEqual(['2', '4', '7']);
  });

  it('checks everything below a group that was checked in part', () => {
    expect(press(['2', '3'], '2')).toEqual(['2', '3', '4', '7']);
  });

  it('takes the last leaf away with what is above it, and leaves what the tree does not hold', () => {
    expect(press(['2', '4', '7', '99'], '7')).toEqual(['99']);
  });

  it('leaves a group for as long as something below it is checked', () => {
    expect(press(['2', '3', '4', '7'], '4')).toEqual(['2', '3']);
  });
});

function Checks(): React.JSX.Element {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <h1 id="name">Menu</h1>
      <CheckTree
        id="tree"
        nodes={NODES}
        labelledBy="name"
        describedBy="name"
        checked={checked}
        onChange={setChecked}
      />
    </>
  );
}

describe('A tree by keyboard', () => {
  const item = (name: string) => screen.getByRole('treeitem', { name });

  it('is one stop of Tab, moves by arrows, opens and closes groups, and finds by letter', async () => {
    const user = setUpUser();
    render(<Checks />);
    expect(screen.getByRole('tree', { name: 'Menu' })).toBeVisible();
    await user.tab();
    expect(item('Dashboard')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(item('Vehicle')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('Fleet')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: 'Vehicle' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(item('Company')).toHaveFocus();
    await user.keyboard('f{ArrowRight}{End}');
    expect(item('Tenant')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Dashboard')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('checks with the space bar, and shows the third state of a group', async () => {
    const user = setUpUser();
    render(<Checks />);
    await user.tab();
    await user.keyboard('v ');
    expect(item('Vehicle')).toHaveAttribute('aria-checked', 'true');
    expect(item('Fleet')).toHaveAttribute('aria-checked', 'mixed');
    await user.keyboard('{ArrowUp} ');
    expect(item('Fleet')).toHaveAttribute('aria-checked', 'true');
    expect(item('Battery')).toHaveAttribute('aria-checked', 'true');
    await user.keyboard(' ');
    expect(item('Vehicle')).toHaveAttribute('aria-checked', 'false');
  });
});
