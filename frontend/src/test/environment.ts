import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder });
class PointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

/** For IntersectionObserver and ResizeObserver, which never tell of anything here. */
class Observer {
  observe() {}
  disconnect() {}
}

Object.assign(window, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  PointerEvent,
  matchMedia: (media: string) => ({ media, matches: false }),
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
