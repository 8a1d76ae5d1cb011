const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * Sees to it that a key which goes down on one thing and comes up on another presses the first alone. Blueprint's menu entries
 * act when it goes down, its buttons when it comes up: Enter on an entry would agree to the question that the entry brings.
 * @returns how to stop
 */
export function keepPressesWhole(): () => void {
  let pressed: EventTarget | null = null;
  const onDown = (event: KeyboardEvent): void => {
    if (isPress(event) && !event.repeat) pressed = event.target;
  };
  const onUp = (event: KeyboardEvent): void => {
    if (isPress(event) && event.target !== pressed) event.stopPropagation();
  };
  window.addEventListener('keydown', onDown, true);
  window.addEventListener('keyup', onUp, true);
  return () => {
    window.removeEventListener('keydown', onDown, true);
    window.removeEventListener('keyup', onUp, true);
  };
}
