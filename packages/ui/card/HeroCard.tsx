import type { ReactNode } from 'react'
import './heroCard.css'

interface HeroCardProps {
  /** Where the sun stands: low at the right, high there, or behind a picture. */
  sun?: 'low' | 'high' | 'behind'
  /** The woven mat, for accounts and levels. */
  weave?: boolean
  children: ReactNode
}

/** The always dark card of balances, levels and banners. White text only, in the left two thirds. */
export function HeroCard({ sun = 'low', weave, children }: HeroCardProps) {
  return (
    <div className="heroCard" data-sun={sun} data-weave={weave || undefined}>
      {children}
    </div>
  )
}
