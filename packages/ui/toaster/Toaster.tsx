import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon/Icon.tsx'
import { checkCircleFill } from '../icon/drawings/checkCircleFill.ts'
import { infoFill } from '../icon/drawings/infoFill.ts'
import { warningCircleFill } from '../icon/drawings/warningCircleFill.ts'
import { useTopLayer } from '../topLayer/topLayer.ts'
import { currentToast, dismissToast, isToastSeen, markToastSeen, onToastChange, type Toast } from './toastStore.ts'
import './toaster.css'

const drawings = { plain: infoFill, ok: checkCircleFill, bad: warningCircleFill }

/** Stands inside the open dialog when there is one: whatever lies outside is neither seen above it nor heard. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null)
  const dialog = useTopLayer()
  const region = (
    <div className="toaster" role="status">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function ToastCard({ toast }: { toast: Toast }) {
  const [moved] = useState(() => isToastSeen(toast.id))
  useEffect(() => markToastSeen(toast.id), [toast.id])
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
