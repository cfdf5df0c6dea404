import { useRef, useSyncExternalStore, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/Icon.tsx'
import { checkCircleFill } from '../icon/drawings/checkCircleFill.ts'
import { infoFill } from '../icon/drawings/infoFill.ts'
import { warningCircleFill } from '../icon/drawings/warningCircleFill.ts'
import { useTopLayer } from '../topLayer/topLayer.ts'
import { currentToast, dismissToast, onToastChange, type Toast } from './toastStore.ts'
import './toaster.css'

const drawings = { plain: infoFill, ok: checkCircleFill, bad: warningCircleFill }

/** Stands inside the open dialog when there is one: whatever lies outside is neither seen above it nor heard. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null)
  const dialog = useTopLayer()
  const place = useRef<{ id?: number | undefined; dialog: HTMLElement | null }>({ dialog: null })
  // A toast that changes its place because a dialog opened or went does not come in a second time.
  const moved = toast !== null && place.current.id === toast.id && place.current.dialog !== dialog
  place.current = { id: toast?.id, dialog }
  const region = (
    <div className="toaster" role="status">
      {toast && <ToastCard key={toast.id} toast={toast} moved={moved} />}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function ToastCard({ toast, moved }: { toast: Toast; moved: boolean }) {
  const from = useRef<number>(null)

  function down(event: PointerEvent<HTMLElement>) {
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function move({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    if (from.current === null) return
    currentTarget.style.setProperty('--swipe', `${Math.min(0, clientY - from.current)}px`)
  }
  function up({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    const swiped = from.current !== null && clientY - from.current < -24
    from.current = null
    if (swiped) dismissToast()
    else currentTarget.style.setProperty('--swipe', '0px')
  }

  return (
    <div
      className="toast"
      data-tone={toast.tone}
      data-moved={moved || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <Icon drawing={drawings[toast.tone]} size={20} />
      {toast.text}
    </div>
  )
}
