import type { PointerEvent } from 'react'

/** A sheet let go this far down, or moving down this fast, closes. */
const farPx = 120
const fastPxPerMs = 0.6

/** Whether a sheet that was let go `distance` down, at `speed`, goes or springs back. */
export function dragCloses(distance: number, speed: number): boolean {
  return distance > farPx || (distance > 16 && speed > fastPxPerMs)
}

/** Follows the finger on the head of a sheet from its first touch until it is let go. */
export function dragToClose(down: PointerEvent<HTMLElement>, close: () => void) {
  const panel = down.currentTarget.closest<HTMLElement>('.modalPanel')
  if (!panel || down.button !== 0 || (down.target as Element).closest('button, a, input')) return
  const head = down.currentTarget
  let last = { y: down.clientY, at: down.timeStamp, speed: 0 }
  head.setPointerCapture(down.pointerId)
  panel.dataset.dragging = ''

  function move(event: globalThis.PointerEvent) {
    const speed = (event.clientY - last.y) / Math.max(1, event.timeStamp - last.at)
    last = { y: event.clientY, at: event.timeStamp, speed }
    panel?.style.setProperty('--drag', `${Math.max(0, event.clientY - down.clientY)}px`)
  }
  function end(event: globalThis.PointerEvent) {
    head.removeEventListener('pointermove', move)
    head.removeEventListener('pointerup', end)
    head.removeEventListener('pointercancel', end)
    if (panel) delete panel.dataset.dragging
    if (event.type === 'pointerup' && dragCloses(event.clientY - down.clientY, last.speed)) close()
    else panel?.style.setProperty('--drag', '0px')
  }
  head.addEventListener('pointermove', move)
  head.addEventListener('pointerup', end)
  head.addEventListener('pointercancel', end)
}
