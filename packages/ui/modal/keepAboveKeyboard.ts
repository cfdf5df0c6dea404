/** Tells the styles how much of the dialog the on-screen keyboard covers. */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  function measure() {
    if (!viewport) return
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    // Pinching zooms the viewport in too; only an unzoomed one speaks of a keyboard.
    const keyboard = viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
    dialog.style.setProperty('--keyboard', `${keyboard}px`)
  }
  measure()
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
  }
}
