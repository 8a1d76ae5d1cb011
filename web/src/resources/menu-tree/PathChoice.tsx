import { useStore } from '@nanostores/react';
import { PickList } from '../../crud/PickList';
import type { CustomControlProps } from '../../crud/resource';
import { i18n } from '../../i18n/i18n';
import { menuForm } from '../../i18n/id/menuForm';
import { titles } from '../../i18n/id/titles';
import { pathOf, SCREENS, screenOf } from '../../navigation/screens';
import { WarningSign } from '../../ui/icons';

const messages = i18n('menuForm', menuForm);
const titleMessages = i18n('titles', titles);

/** The path of a menu that only holds others. */
export const GROUP = '-';

/** The screens that have an address of their own: one thing's screen is reached from its list. */
const OFFERED = SCREENS.filter(({ path }) => !path.endsWith('/:id'));

/** The screen that a menu opens, out of those that exist; a path from elsewhere stays, with a warning. */
export default function PathChoice(props: CustomControlProps): React.JSX.Element {
  const { id, labelId, describedBy, isInvalid, value, onChange, isReadOnly } = props;
  const t = useStore(messages);
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
