import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { messageText, messageTitle } from '@saya/contract/message/messageText.ts'
import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { formatPesos, groupDigits } from '@saya/money'
import type { MessageRow } from './message.store.ts'

type Message = AnswerOf<typeof contract.message.listMessages>['d'][number]

export function viewMessage(row: MessageRow): Message {
  const { messageId, cash_type, amount, created_at } = viewLive(row)
  return {
    messageId,
    cash_type,
    title: [...messageTitle(cash_type)],
    text: [...messageText(cash_type, inGroups(amount))],
    amount,
    created_at,
    is_read: row.read_at !== null,
  }
}

function inGroups(amount: string): string {
  const [whole = '', centavos = ''] = amount.split('.')
  return `₱${groupDigits(whole)}.${centavos}`
}

/** A message as an open page receives it. */
export function viewLive({ id, cash_type, amount, created_at }: MessageRow): BonusMessage {
  return { messageId: id, cash_type, amount: formatPesos(amount), created_at: Math.floor(created_at / 1000) }
}
