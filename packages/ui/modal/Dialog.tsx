import { useContext, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { xBold } from '../icon/drawings/xBold.ts'
import { ModalContext } from './modalContext.ts'

interface DialogProps {
  title: ReactNode
  /** A picture above the title, or a seal beside it when there is a line under the title. */
  picture?: ReactNode
  line?: ReactNode
  /** Without it there is no cross; the actions are then the only way out. */
  closeLabel?: string | undefined
  actions?: ReactNode
  children?: ReactNode
}

/** The frame of what fades in at the centre. */
export function Dialog({ title, picture, line, closeLabel, actions, children }: DialogProps) {
  const { titleId, close } = useContext(ModalContext)
  return (
    <>
      <div className="dialogHead">
        {picture}
        <div className="dialogTitle">
          <h2 id={titleId} className="h2">
            {title}
          </h2>
          {line && <p>{line}</p>}
        </div>
        {closeLabel && <IconButton drawing={xBold} size={20} label={closeLabel} disc onClick={close} />}
      </div>
      {children && <div className="modalBody">{children}</div>}
      {actions && <div className="modalActions">{actions}</div>}
    </>
  )
}
