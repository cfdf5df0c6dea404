import type { Tone } from '@saya/ui/chip'

/** Every status that money on its way may have, whichever way it goes. */
const tones = {
  pending: 'wait',
  paying: 'wait',
  under_review: 'wait',
  completed: 'ok',
  timeout: 'bad',
  canceled: 'bad',
} as const satisfies Readonly<Record<string, Tone>>

export type MoneyStatus = keyof typeof tones

/** Orange while it is on its way, green once it is there, red when it did not come to be. */
export function toneOf(status: MoneyStatus): (typeof tones)[MoneyStatus] {
  return tones[status]
}

/** How often what is on its way is looked at. */
export const lookMs = 3000

/** Whether a status may still change by itself, so that it is worth looking again. */
export function isOnItsWay(status: MoneyStatus): boolean {
  return toneOf(status) === 'wait'
}

interface StagedWithdrawal {
  readonly status: MoneyStatus
  readonly created_at: number
  readonly released_at: number
  readonly sent_at: number
  readonly paid_at: number
  readonly ended_at: number
}

export interface Stage {
  readonly name: 'asked' | 'review' | 'approved' | 'paying' | 'sent' | 'completed' | 'back'
  readonly state: 'done' | 'now' | 'ahead' | 'back'
  /** When it was reached, in seconds; 0 where it was not yet. */
  readonly at: number
}

/** The stages of a withdrawal in their order: what is behind it, where it is, and what is ahead. */
export function stagesOf(withdrawal: StagedWithdrawal): readonly Stage[] {
  const { status, created_at, released_at, sent_at, paid_at, ended_at } = withdrawal
  const asked = { name: 'asked', state: 'done', at: created_at } as const
  const approved = { name: 'approved', state: 'done', at: released_at } as const
  const sent = { name: 'sent', state: 'done', at: sent_at } as const
  if (status === 'canceled') {
    const paid = { name: 'completed', state: 'done', at: paid_at } as const
    const reached = [asked, approved, sent, paid].filter(({ at }) => at > 0)
    return [...reached, { name: 'back', state: 'back', at: ended_at }]
  }
  if (status === 'completed') return [asked, approved, sent, { name: 'completed', state: 'done', at: ended_at }]
  const ahead = { name: 'completed', state: 'ahead', at: 0 } as const
  if (status === 'under_review') {
    return [asked, { name: 'review', state: 'now', at: 0 }, { name: 'paying', state: 'ahead', at: 0 }, ahead]
  }
  return [asked, approved, { name: 'paying', state: 'now', at: sent_at }, ahead]
}
