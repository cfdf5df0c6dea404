import { lookOfStatus, redemptionStatusOf } from '@saya/contract/redemption/status.ts'
import type { AnswerOf } from '../../shared/client.ts'

export type Row = AnswerOf<'GET /office/api/redemption/list'>['d'][number]
export type Whole = AnswerOf<'POST /office/api/redemption/read'>

export const wayWords = { 1: 'At once', 2: 'Store pickup', 3: 'Courier' } as const

/** Where it stands, in a word and its colour. */
export function stateOf({ complete_status: number }: Pick<Row, 'complete_status'>) {
  const { text, tone } = lookOfStatus(number)
  return [text[0], tone] as const
}

export function standingOf({ complete_status: number }: Pick<Row, 'complete_status'>) {
  return redemptionStatusOf(number)
}
