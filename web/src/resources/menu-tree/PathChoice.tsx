import { WarningSign } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { PickList } from '../../crud/PickList';
import type { CustomControlProps } from '../../crud/resource';
import { titleMessages } from '../../navigation/messages';
import { pathOf, SCREENS, screenOf } from '../../navigation/screens';
import { GROUP } from './menu-nodes';
import { formMessages } from './messages';

/** The screens that have an address of their own: one thing's screen is reached from its list. */
const OFFERED = SCREENS.filter(({ path }) => !path.endsWith('/:id'));

/** The screen that a menu opens, out of those that exist; a path from elsewhere stays, with a warning. */
export default function PathChoice(props: CustomControlProps): React.JSX.Element {
  const { id, labelId, describedBy, isInvalid, value, onChange, isReadOnly } = props;
  const t = useStore(formMessages);
  const names = useStore(titleMessages);
  const path = typeof value === 'string' ? value : '';
  const isKnown = path === '' || path === GROUP || screenOf(path) !== undefined;
  const options = [
    { value: GROUP, text: t.group },
    ...OFFERED.map((screen) => ({ value: screen.path, text: `${names[screen.title]} (${screen.path})` })),
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
            <WarningSign /> {t.noScreen({ path })}
          </>
        )}
      </p>
    </>
  );
}
