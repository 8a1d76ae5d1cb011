import { Classes, HTMLSelect } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from './messages';

interface SupplierSelectProps {
  options: readonly { value: string; text: string }[];
  /** The chosen company's id; null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * The Company Supplier pick list: with exactly one company it is preselected, otherwise an 'All ...' entry
 * with a null value is added.
 */
export function SupplierSelect({ options, value, onChange }: SupplierSelectProps): React.JSX.Element {
  const t = useStore(messages);
  const isOnlyOne = options.length === 1;
  return (
    <div className={`dashboard-supplier ${Classes.FORM_GROUP} ${Classes.INLINE}`}>
      <label className={Classes.LABEL} htmlFor="dashboard-supplier">
        {t.supplier}
      </label>
      <HTMLSelect
        id="dashboard-supplier"
        value={(isOnlyOne ? options[0]?.value : value) ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      >
        {!isOnlyOne && <option value="">{t.allSuppliers}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </HTMLSelect>
    </div>
  );
}
