import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'

/** Shows what it holds once somebody has asked for it. */
export function Asked({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  if (isShown) return children
  return (
    <div className="galleryAsked">
      <Button look="soft" size="medium" onClick={() => setShown(true)}>
        {label}
      </Button>
    </div>
  )
}
