import { Badge, type Tone } from '../../shared/Badge.tsx'
import type { Batch } from './batchActs.ts'

const words: Readonly<Record<Batch['status'], readonly [title: string, tone: Tone]>> = {
  proposed: ['Waiting for approval', 'wait'],
  approved: ['Ready to issue', 'info'],
  rejected: ['Refused', 'mute'],
  issued: ['Issued', 'ok'],
  void: ['Void', 'bad'],
}

/** Where a batch stands. */
export function StatusBadge({ batch: { status, is_expired: isExpired } }: { readonly batch: Batch }) {
  const [title, tone] = words[status]
  if (isExpired && status === 'issued') return <Badge tone="mute">Expired</Badge>
  return <Badge tone={tone}>{title}</Badge>
}
