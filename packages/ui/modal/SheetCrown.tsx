import type { ReactNode } from 'react'

/** A tile before the rays of the rising sun, at the head of a sheet that welcomes. */
export function SheetCrown({ children }: { children: ReactNode }) {
  return (
    <div className="sheetCrown">
      <span className="sheetCrownTile">{children}</span>
    </div>
  )
}
