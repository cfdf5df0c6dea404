/** Moves the focus to what a new page is about, as a browser does for a page of its own. */
export function arrive(): void {
  const content = document.getElementById('content')
  const target = content?.querySelector<HTMLElement>('h1') ?? content?.querySelector<HTMLElement>('main')
  // Under an open sheet everything is inert, and the focus is the sheet's.
  if (!target || document.querySelector('dialog[open]')) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
