import { useStore } from '@nanostores/react';
import type { CustomControlProps } from '../../crud/resource/field';
import { DEFAULT_ICON, isMenuIcon, MENU_ICONS } from '../../navigation/menu-icons';
import { screenOf } from '../../navigation/screens';
import { formMessages } from './messages';

/** The icon of a menu in the sidebar: that of its screen, or one of those that exist. */
export default function IconChoice(props: CustomControlProps): React.JSX.Element {
  const { id, labelId, describedBy, value, onChange, useField } = props;
  const t = useStore(formMessages);
  const path = useField('path');
  const ofScreen = screenOf(typeof path === 'string' ? path : '')?.icon ?? DEFAULT_ICON;
  const chosen = typeof value === 'string' && isMenuIcon(value) ? value : '';
  const choices = [
    { name: '', icon: MENU_ICONS[ofScreen], text: t.ofScreen },
    ...Object.entries(MENU_ICONS).map(([name, icon]) => ({
      name,
      icon,
      text: isMenuIcon(name) ? t[name] : name,
    })),
  ];
  return (
    <div className="icon-choices" role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {choices.map(({ name, icon, text }) => (
        <label key={name} className="icon-choice" title={text} data-chosen={name === chosen}>
          <input
            type="radio"
            name={id}
            {...(name === chosen && { id })}
            className="visually-hidden"
            aria-label={text}
            checked={name === chosen}
            onChange={() => onChange(name)}
          />
          {icon}
          {name === '' && <span aria-hidden="true">{text}</span>}
        </label>
      ))}
    </div>
  );
}
