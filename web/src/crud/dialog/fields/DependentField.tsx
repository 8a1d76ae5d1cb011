import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from '../../resource/messages';
import { useOptionsBy } from '../../resource/operations';
import { type ControlProps, heldOptions, textOf, withOwn } from './control';
import { useDialogForm, useFieldValue } from './form-context';
import { Pick } from './PickField';
import { usePreselected } from './use-preselected';

/** A pick list whose options another field decides; until that one is chosen it shows what it waits for. */
export function DependentField({ field, ...rest }: ControlProps<'dependent'>): React.JSX.Element {
  const t = useStore(messages);
  const { texts, stored } = useDialogForm();
  const master = textOf(useFieldValue(field.dependsOn));
  const { options, isLoading, retry } = useOptionsBy(field.query, master);
  usePreselected(field, options);

  const hasFailed = master !== '' && options === undefined && !isLoading;
  const own = stored.values[field.dependsOn] === master ? heldOptions(field, stored) : [];
  const hint =
    master === '' ? texts[field.waits] : isLoading ? t.loadingOptions : hasFailed && t.optionsFailed;
  return (
    <>
      <Pick
        {...rest}
        describedBy={`${rest.describedBy} ${rest.id}-hint`}
        options={options === undefined ? [] : withOwn(options, own)}
        isDisabled={options === undefined}
      />
      <p id={`${rest.id}-hint`} className="form-hint">
        {hint}
        {hasFailed && (
          <Button variant="minimal" size="small" onClick={retry}>
            {t.retry}
          </Button>
        )}
      </p>
    </>
  );
}
