import type { ReactNode } from 'react'
import type { LinkProps } from '../element/props.ts'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import './tabBar.css'

/** Real links, so that the way through the app works before the script does. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabBar" aria-label={label}>
      {children}
    </nav>
  )
}

interface TabProps extends LinkProps {
  drawing: Drawing
  activeDrawing: Drawing
  active?: boolean | undefined
  /** A portrait in place of the icon. */
  picture?: ReactNode
  /** How much waits behind the tab. */
  badge?: ReactNode
}

export function Tab({ drawing, activeDrawing, active, picture, badge, children, ...rest }: TabProps) {
  return (
    <a {...rest} className="tab" aria-current={active ? 'page' : undefined}>
      {picture ? (
        <span className="tabPicture">{picture}</span>
      ) : (
        <Icon drawing={active ? activeDrawing : drawing} size={25} />
      )}
      <span>{children}</span>
      {badge}
    </a>
  )
}
