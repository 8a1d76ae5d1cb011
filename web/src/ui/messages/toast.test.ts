import { $toasts, showToast } from './toast';

const shown = () => $toasts.get().map(({ intent, message }) => [intent, message]);
beforeEach(() => $toasts.set([]));

test('a success takes the place of the errors before it, and of nothing else', () => {
  showToast('primary', 'Nothing differs.');
  showToast('danger', 'The name is taken.');
  showToast('danger', 'No connection.');
  showToast('success', 'Saved.');
  expect(shown()).toEqual([
    ['primary', 'Nothing differs.'],
    ['success', 'Saved.'],
  ]);
});

test('an error stays beside the success before it', () => {
  showToast('success', 'Saved.');
  showToast('danger', 'The name is taken.');
  expect(shown()).toHaveLength(2);
});

test('a message that is shown already is shown once, with its time begun again', () => {
  showToast('danger', 'No connection.');
  const [first] = $toasts.get();
  showToast('danger', 'No connection.');
  expect($toasts.get()).toEqual([{ ...first, id: expect.any(Number) }]);
  expect($toasts.get()[0]?.id).not.toBe(first?.id);
});
