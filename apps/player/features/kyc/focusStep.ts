/** Leads the keyboard and the reader to what a step is about, as a page of its own would. */
export function focusStep(): void {
  const target = document.querySelector<HTMLElement>('main h2') ?? document.querySelector<HTMLElement>('header h1')
  if (!target || document.querySelector('dialog[open]')) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
