import { Badge, type Tone } from '../../shared/Badge.tsx'
import type { Promotion } from './promotions.tsx'

export const stateWords: Readonly<Record<Promotion['state'], readonly [title: string, tone: Tone]>> = {
  waiting: ['Waiting for approval', 'wait'],
  stopped: ['Stopped', 'bad'],
  live: ['Live', 'ok'],
  planned: ['Planned', 'info'],
  draft: ['Draft', 'mute'],
  ended: ['Ended', 'mute'],
}

/** Where a promotion stands. */
export function StateBadge({ state }: Pick<Promotion, 'state'>) {
  const [title, tone] = stateWords[state]
  return <Badge tone={tone}>{title}</Badge>
}
