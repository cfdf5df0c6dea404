import type { ReactNode } from 'react'
import './progressRing.css'

interface ProgressRingProps {
  /** From 0 to 1, clockwise from the top. */
  share: number
  size?: 24 | 96 | 124 | 188
  label: string
  children?: ReactNode
}

export function ProgressRing({ share, size = 96, label, children }: ProgressRingProps) {
  const width = size === 24 ? 3 : 8
  const circle = { cx: size / 2, cy: size / 2, r: (size - width) / 2, strokeWidth: width, pathLength: 100 }
  const done = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className="progressRing"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} fill="none" aria-hidden="true">
        <circle {...circle} className="progressRingTrack" />
        <circle
          {...circle}
          className="progressRingDone"
          strokeDasharray={`${done} 200`}
          data-none={!done || undefined}
        />
      </svg>
      {children && <span className="progressRingText">{children}</span>}
    </div>
  )
}
