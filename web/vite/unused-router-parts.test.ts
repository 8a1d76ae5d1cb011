import { markUnused } from './unused-router-parts';

it('marks what a module makes for its components as free of effects', () => {
  expect(markUnused('var Form = React3.forwardRef(\n')).toBe(
    'var Form = /* @__PURE__ */ React3.forwardRef(\n',
  );
  expect(markUnused('var Context = React.createContext(null);')).toContain(
    '= /* @__PURE__ */ React.createContext(',
  );
});

it('drops the names for developer tools, and nothing else', () => {
  expect(markUnused('Form.displayName = "Form";\nForm.key = "Form";')).toBe('\nForm.key = "Form";');
});
