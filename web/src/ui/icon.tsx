import { type IconName, SVGIconContainer, type SVGIconProps } from '@blueprintjs/icons';
import type { SVGAttributes } from 'react';

/** A Blueprint icon of one drawing. */
export type Icon = (props: SVGIconProps) => React.JSX.Element;

/** Blueprint's components know by this prefix that an element takes an icon's properties. */
const DISPLAY_NAME = 'Blueprint6.Icon.';

/**
 * Makes an icon of one of Blueprint's drawings. Its own components carry two each, for 16 and for 20 pixels, though a place
 * that shows an icon needs one: the path data weigh more than all code around them.
 * @param paths from `generated/16px/paths` or `generated/20px/paths`; `grid` says which.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(name: IconName, paths: readonly string[], grid: 16 | 20 = 16): Icon {
  const svgProps: SVGAttributes<SVGElement> = { viewBox: `0 0 ${grid} ${grid}` };
  const drawn = paths.map((path) => <path key={path} d={path} fillRule="evenodd" />);
  function DrawnIcon(props: SVGIconProps): React.JSX.Element {
    return (
      <SVGIconContainer iconName={name} svgProps={svgProps} {...props}>
        {drawn}
      </SVGIconContainer>
    );
  }
  DrawnIcon.displayName = DISPLAY_NAME + name;
  return DrawnIcon;
}
