import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'mute'

/** A state in a word. Its colour says nothing that the word does not. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
