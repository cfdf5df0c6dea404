import type { ReactNode } from 'react'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import { checkCircleFill } from '../icon/drawings/checkCircleFill.ts'
import { clockFill } from '../icon/drawings/clockFill.ts'
import { infoFill } from '../icon/drawings/infoFill.ts'
import { minusCircleFill } from '../icon/drawings/minusCircleFill.ts'
import { xCircleFill } from '../icon/drawings/xCircleFill.ts'
import './chip.css'

export type Tone = 'wait' | 'ok' | 'bad' | 'mute' | 'info'

const drawings: Record<Tone, Drawing> = {
  wait: clockFill,
  ok: checkCircleFill,
  bad: xCircleFill,
  mute: minusCircleFill,
  info: infoFill,
}

/** A state: its word and an icon, never the colour alone. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      <Icon drawing={drawings[tone]} size={14} />
      {children}
    </span>
  )
}
