import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { enterTopLayer } from '../topLayer/topLayer.ts'
import { ModalContext } from './modalContext.ts'
import type { ModalState } from './modalQueue.ts'
import { stepInside, type ModalEntry } from './modalStore.ts'
import { keepAboveKeyboard } from './keepAboveKeyboard.ts'
import './modal.css'

/**
 * One native dialog over the whole screen, so that the browser keeps focus inside it and the rest of the page inert. The
 * mask and the panel are ours, because a dialog's own backdrop cannot fade out before it is gone.
 */
export function Modal({ entry, state }: { entry: ModalEntry; state: ModalState }) {
  const { look, closesOnMask = true, closesOnEscape = true, label } = entry.options
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const ties = useMemo(() => {
    const onBack = (step: (() => void) | undefined) => stepInside(entry, step)
    return { titleId, close: entry.close, draggable: closesOnMask, onBack }
  }, [titleId, entry, closesOnMask])

  useLayoutEffect(() => (dialog.current ? show(dialog.current, entry.opener) : undefined), [entry])

  /** A file input inside tells of its own cancelling by the same event. */
  function refuseOrClose(event: SyntheticEvent) {
    if (event.type === 'cancel' && event.target !== event.currentTarget) return
    event.preventDefault()
    if (closesOnEscape) entry.close()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) refuseOrClose(event)
  }

  /** A browser may insist on closing after a second request; what refuses to close is put back. */
  function closedByBrowser({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.isConnected || currentTarget.open) return
    if (closesOnEscape) entry.close()
    currentTarget.showModal()
  }

  return (
    <dialog
      ref={dialog}
      className="modal"
      data-look={look}
      data-state={state}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
      onKeyDown={press}
      onCancel={refuseOrClose}
      onClose={closedByBrowser}
    >
      <div className="modalMask" role="presentation" onClick={closesOnMask ? entry.close : undefined} />
      <div className="modalPanel" tabIndex={-1}>
        <ModalContext value={ties}>{entry.content}</ModalContext>
      </div>
    </dialog>
  )
}

/** What nobody's press opened leaves the keyboard and the reader at the beginning of the page, not before it. */
function focusPage() {
  const start = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Where a dialog begins, and a step inside of it: what it wants typed, or else its title, which a screen reader reads aloud. */
export function focusStart(dialog: HTMLElement) {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  if (title) title.tabIndex = -1
  const start =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? title ?? dialog.querySelector<HTMLElement>('.modalPanel')
  start?.focus({ preventScroll: true })
}

/** Opens the dialog and, at the end, gives the focus back to whoever asked for it. */
function show(dialog: HTMLDialogElement, opener: Element | null) {
  dialog.showModal()
  focusStart(dialog)
  const leave = enterTopLayer(dialog)
  const letGo = keepAboveKeyboard(dialog)
  return () => {
    letGo()
    leave()
    dialog.close()
    const isOpenerThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    if (isOpenerThere) opener.focus({ preventScroll: true })
    else focusPage()
  }
}
