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

/** Which of its three steps a withdrawal is at; none where it was canceled. */
export function stepOf(status: MoneyStatus): number | null {
  const steps: Partial<Record<MoneyStatus, number>> = { under_review: 0, paying: 1, timeout: 1, completed: 3 }
  return steps[status] ?? null
}
