import type { Drawing } from '@saya/ui/icon'
import { arrowDownLeft } from '@saya/ui/icon/drawings/arrowDownLeft'
import { arrowUpRight } from '@saya/ui/icon/drawings/arrowUpRight'
import { crownSimple } from '@saya/ui/icon/drawings/crownSimple'
import { giftDuotone } from '@saya/ui/icon/drawings/giftDuotone'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { identificationCard } from '@saya/ui/icon/drawings/identificationCard'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { ticket } from '@saya/ui/icon/drawings/ticket'
import { info } from '@saya/ui/icon/drawings/info'

/** By what an event is about, with which its kind begins. */
const drawings: Readonly<Record<string, Drawing>> = {
  deposit: arrowDownLeft,
  withdrawal: arrowUpRight,
  kyc: identificationCard,
  limit: heartbeat,
  exclusion: shieldCheck,
  level: crownSimple,
  tickets: ticket,
}

/** What stands beside a message: a gift for a bonus, and for an event what it is about. */
export function messageDrawing(kind: string): Drawing {
  return kind === '' ? giftDuotone : (drawings[kind.split('_')[0] ?? ''] ?? info)
}
