import type { ReactNode } from 'react'
import type { PressProps } from '../element/props.ts'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import { caretDownBold } from '../icon/drawings/caretDownBold.ts'
import './selectPill.css'

interface SelectPillProps extends PressProps {
  drawing?: Drawing | undefined
  /** Something other than the usual is chosen. */
  on?: boolean | undefined
  children: ReactNode
}

/** Shows what is chosen and opens a sheet to choose something else. */
export function SelectPill({ drawing, on, children, ...rest }: SelectPillProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...rest} className="selectPill" data-on={on || undefined}>
      {drawing && <Icon drawing={drawing} size={18} />}
      <span className="selectPillText">{children}</span>
      <Icon drawing={caretDownBold} size={16} />
    </button>
  )
}
