import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { arrowLeftBold } from '../icon/drawings/arrowLeftBold.ts'
import { xBold } from '../icon/drawings/xBold.ts'
import { dragToClose } from './dragToClose.ts'
import { ModalContext } from './modalContext.ts'

interface SheetProps {
  title: ReactNode
  /** Without it there is no cross; the sheet must then offer its own way out. */
  closeLabel?: string | undefined
  back?: { label: string; onBack: () => void } | undefined
  /** Above the title, such as the rays of a sign-in. */
  crown?: ReactNode
  /** Stays in sight above the keyboard and the phone's edge. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of what slides up from the bottom. */
export function Sheet({ title, closeLabel, back, crown, actions, children }: SheetProps) {
  const { titleId, close, draggable, onBack } = useContext(ModalContext)
  const hasBack = back !== undefined
  const stepBack = useEffectEvent(() => back?.onBack())
  useEffect(() => {
    if (!hasBack) return
    onBack(() => stepBack())
    return () => onBack(undefined)
  }, [hasBack, onBack])
  return (
    <>
      <div
        className="sheetHead"
        data-fixed={draggable ? undefined : true}
        onPointerDown={event => draggable && dragToClose(event, close)}
      >
        {draggable && <i className="sheetGrab" aria-hidden="true" />}
        {crown}
        <div className="sheetTitle" data-crowned={crown ? true : undefined}>
          {back && <IconButton drawing={arrowLeftBold} label={back.label} onClick={back.onBack} />}
          <h2 id={titleId} className="h2">
            {title}
          </h2>
          {closeLabel && <IconButton drawing={xBold} size={20} label={closeLabel} disc={!crown} onClick={close} />}
        </div>
      </div>
      <div className="modalBody">{children}</div>
      {actions && <div className="modalActions">{actions}</div>}
    </>
  )
}
