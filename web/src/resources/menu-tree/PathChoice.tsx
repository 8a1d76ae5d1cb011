import { WarningSignIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { computed, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { PickList } from '../../crud/controls/PickList';
import type { CustomControlProps } from '../../crud/resource/field';
import { $screens, pathOf, screenOf } from '../../navigation/screens';
import { GROUP } from './menu-nodes';
import { formMessages } from './messages';

/** The screens that a menu can open: a single record's screen is reached from its list. */
function offeredScreens(): ReadableAtom<readonly { path: string; title: string }[]> {
  const offered = $screens.get().filter(({ path }) => !path.endsWith('/:id'));
  const titled = offered.map(({ path, texts }) => computed(texts, ({ title }) => ({ path, title })));
  return computed(titled, (...screens) => screens);
}

/** The screen that a menu opens; an unknown path stays, with a warning. */
export default function PathChoice(props: CustomControlProps): React.JSX.Element {
  const { id, labelId, describedBy, isInvalid, value, onChange, isReadOnly } = props;
  const t = useStore(formMessages);
  const offered = useStore(useMemo(offeredScreens, []));
  const path = typeof value === 'string' ? value : '';
  const isKnown = path === '' || path === GROUP || screenOf(path) !== undefined;
  const options = [
    { value: GROUP, text: t.group },
    ...offered.map((screen) => ({ value: screen.path, text: `${screen.title} (${screen.path})` })),
  ];
  const address = pathOf(path);
  return (
    <>
      <PickList
        id={id}
        labelledBy={labelId}
        describedBy={`${describedBy} ${id}-screen`}
        value={options.some((option) => option.value === address) ? address : path}
        options={options}
        empty={t.choose}
        isInvalid={isInvalid}
        isDisabled={isReadOnly}
        onChange={onChange}
      />
      <p id={`${id}-screen`} className="menu-no-screen" role={isKnown ? undefined : 'alert'}>
        {!isKnown && (
          <>
            <WarningSignIcon /> {t.noScreen({ path })}
          </>
        )}
      </p>
    </>
  );
}
