import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { keepFocus, neighbourOf } from './kept-focus';

function Bar({ names, disabled = '' }: { names: string[]; disabled?: string }): React.JSX.Element {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(() => bar.current, neighbourOf), []);
  return (
    <div ref={bar}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" disabled={name === disabled}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">after</button>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Shows a bar of three buttons, one of which has the focus, and then the bar as it is without it. */
function loseFocus(focused: string, after: Parameters<typeof Bar>[0]) {
  const { rerender } = render(<Bar names={['a', 'b', 'c']} />);
  act(() => button(focused).focus());
  rerender(<Bar {...after} />);
  return rerender;
}

test.each([
  ['the next in the list', 'b', { names: ['a', 'c'] }, 'c'],
  ['the one before the last of the list', 'c', { names: ['a', 'b'] }, 'b'],
  ['the one before a last one that is disabled', 'c', { names: ['a', 'b', 'c'], disabled: 'c' }, 'b'],
  ['what follows a list that is gone', 'a', { names: [] }, 'after'],
])('a button gone, %s has the focus', async (_, focused, after, expected) => {
  loseFocus(focused, after);
  await waitFor(() => expect(document.activeElement).toBe(button(expected)));
});

test('a button that was disabled for a moment has the focus again', async () => {
  const rerender = loseFocus('b', { names: ['a', 'b', 'c'], disabled: 'b' });
  await waitFor(() => expect(document.activeElement).toBe(button('c')));
  rerender(<Bar names={['a', 'b', 'c']} />);
  await waitFor(() => expect(document.activeElement).toBe(button('b')));
});
