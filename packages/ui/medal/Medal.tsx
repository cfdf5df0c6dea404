import { useId } from 'react'
import './medal.css'

export const medalTiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type MedalTier = (typeof medalTiers)[number]

interface MedalProps {
  tier: MedalTier
  /** Stands on it: one or two digits, or nothing. */
  level?: number | undefined
  /** For those who do not see it; empty when the same stands beside it. */
  label: string
  size?: number | undefined
  /** Not earned yet: grey, and a little paler. */
  isEmpty?: boolean
}

const points = 24

/** A sun of 24 rays, as long and as short in turn. */
const rim = Array.from({ length: points * 2 }, (_, index) => {
  const radius = index % 2 ? 25.2 : 30
  const angle = (Math.PI * index) / points
  return `${(32 + Math.cos(angle) * radius).toFixed(2)},${(32 + Math.sin(angle) * radius).toFixed(2)}`
}).join(' ')

/** The medal of a level, in the metal of its tier. */
export function Medal({ tier, level, label, size = 48, isEmpty = false }: MedalProps) {
  const id = useId()
  const heard = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const isLong = level !== undefined && level > 9
  return (
    <svg
      className="medal"
      data-tier={tier}
      data-empty={isEmpty || undefined}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      {...heard}
    >
      <defs>
        <linearGradient id={`${id}rim`} x1="10" y1="4" x2="54" y2="60" gradientUnits="userSpaceOnUse">
          <stop className="medalShine" />
          <stop className="medalMetal" offset=".52" />
          <stop className="medalDepth" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}face`} x1="50" y1="8" x2="14" y2="58" gradientUnits="userSpaceOnUse">
          <stop className="medalShine" />
          <stop className="medalMetal" offset=".6" />
        </linearGradient>
      </defs>
      <polygon points={rim} fill={`url(#${id}rim)`} />
      <circle cx="32" cy="32" r="21.5" className="medalEdge" />
      <circle cx="32" cy="32" r="19.8" fill={`url(#${id}face)`} />
      <path d="M14 26a19.8 19.8 0 0 1 36 0c-9 6-27 6-36 0z" fill="#fff" opacity=".25" />
      {level !== undefined && (
        <text x="32" y={isLong ? 39.6 : 40} fontSize={isLong ? 20 : 22} textAnchor="middle" className="medalLevel">
          {level}
        </text>
      )}
    </svg>
  )
}
