/** Raised on the window when there is something to show and nobody mounted who shows it. */
export const hostWanted = 'hostwanted'

/** Asks the page for its ModalHost and Toaster, which it may load only when they are needed. */
export function wantHost(): void {
  globalThis.dispatchEvent?.(new Event(hostWanted))
}
