import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { $pause, $session } from '../api/session';
import { chooseLocale } from '../i18n/i18n';
import { $question } from '../ui/messages/confirm';
import { $toasts } from '../ui/messages/toast';
import { installLive } from './data/live';
import { installMedia } from './data/media';
import { forgetGateway } from './gateway';
import './fast-labels';

// jsdom has no layout and lacks the functions that need one.
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  this.open = false;
};
// Leaflet draws in SVG where it finds this, else on a canvas, which jsdom has none of.
SVGSVGElement.prototype.createSVGRect ??= () => new DOMRect();
// Without this it logs an error for every canvas.
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

installMedia();

// This limits only failing tests: on a busy machine a response may be late.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(installLive);

afterEach(() => {
  // First, so that the following clean-up renders nothing.
  cleanup();
  jest.useRealTimers();
  $session.set({ state: 'unknown' });
  $pause.set(null);
  $question.set(null);
  $toasts.set([]);
  chooseLocale('id');
  installMedia();
  forgetGateway();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
