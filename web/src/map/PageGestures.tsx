import { useStore } from '@nanostores/react';
import { DomEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { messages } from './messages';

/** Milliseconds that the hint stays. */
const HINT_DURATION = 1500;
/** Touch screens: there one finger scrolls the page. */
const TOUCH = '(pointer: coarse)';

/**
 * Leaves the wheel and one finger to the page that the map is part of: Ctrl (or ⌘) with the wheel and two fingers zoom. A hint says
 * so where somebody tries otherwise.
 */
export function PageGestures(): null {
  const t = useStore(messages);
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unhint = (): void => {
      clearTimeout(timer);
      delete container.dataset.hint;
    };
    const hint = (text: string): void => {
      container.dataset.hint = text;
      clearTimeout(timer);
      timer = setTimeout(unhint, HINT_DURATION);
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) {
        unhint();
        return;
      }
      // Leaflet, which listens to the same element, would zoom and keep the page from scrolling.
      DomEvent.stopPropagation(event);
      hint(/Mac/.test(navigator.platform) ? t.wheelHintMac : t.wheelHint);
    };
    const onTouch = (event: TouchEvent): void => {
      if (event.touches.length === 1) hint(t.fingersHint);
    };
    container.addEventListener('wheel', onWheel, { capture: true, passive: true });
    const isTouch = window.matchMedia(TOUCH).matches;
    if (isTouch) {
      map.dragging.disable();
      container.addEventListener('touchmove', onTouch, { passive: true });
    }
    return () => {
      unhint();
      container.removeEventListener('wheel', onWheel, { capture: true });
      container.removeEventListener('touchmove', onTouch);
      if (isTouch) map.dragging.enable();
    };
  }, [map, t]);
  return null;
}
