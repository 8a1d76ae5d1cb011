import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { SUPPLIERS } from '../../codes/company-look-ups';
import { PickList } from '../../crud/controls/PickList';
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
      <label className={Classes.LABEL} id="dashboard-supplier-label" htmlFor="dashboard-supplier">
        {t.supplier}
      </label>
      <div className="dashboard-supplier-list">
        <PickList
          id="dashboard-supplier"
          labelledBy="dashboard-supplier-label"
          value={(isOnlyOne ? options[0]?.value : value) ?? ''}
          options={options}
          lookUp={SUPPLIERS}
          empty={isOnlyOne ? null : t.allSuppliers}
          onChange={(supplier) => onChange(supplier === '' ? null : supplier)}
        />
      </div>
    </div>
  );
}
