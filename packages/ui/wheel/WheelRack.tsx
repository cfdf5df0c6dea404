import type { ReactNode } from 'react'

/** The lens that lies over one or more wheels. */
export function WheelRack({ children }: { children: ReactNode }) {
  return <div className="wheelRack">{children}</div>
}
