import { Badge, type Tone } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'

type State = AnswerOf<'GET /office/api/promotion/list'>['d'][number]['state']

export const stateWords: Readonly<Record<State, readonly [title: string, tone: Tone]>> = {
  waiting: ['Waiting for approval', 'wait'],
  stopped: ['Stopped', 'bad'],
  live: ['Live', 'ok'],
  planned: ['Planned', 'info'],
  draft: ['Draft', 'mute'],
  ended: ['Ended', 'mute'],
}

/** Where a promotion stands. */
export function StateBadge({ state }: { readonly state: State }) {
  const [title, tone] = stateWords[state]
  return <Badge tone={tone}>{title}</Badge>
}
