import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { findMessageKind } from '@saya/contract/message/messageKinds.ts'
import { bonusesHref, messageText, messageTitle } from '@saya/contract/message/messageText.ts'
import type { LiveMessage } from '@saya/contract/realtime/bonusTopic.ts'
import { formatPesos, groupDigits } from '@saya/money'
import type { MessageRow } from './message.store.ts'

type Message = AnswerOf<typeof contract.message.listMessages>['d'][number]

export function viewMessage(row: MessageRow): Message {
  const amount = formatPesos(row.amount)
  const said = wordsOf(row, inGroups(amount))
  return {
    messageId: row.id,
    cash_type: row.cash_type,
    kind: row.kind,
    title: [...said.title],
    text: [...said.text],
    amount,
    link: said.href,
    created_at: secondsOf(row),
    is_read: row.read_at !== null,
  }
}

function wordsOf({ kind, cash_type: cashType, created_at: atMs }: MessageRow, pesos: string) {
  const known = findMessageKind(kind)
  if (known) return { title: known.title, text: known.text(pesos, atMs), href: known.href }
  return { title: messageTitle(cashType), text: messageText(cashType, pesos), href: bonusesHref }
}

function inGroups(amount: string): string {
  const [whole = '', centavos = ''] = amount.split('.')
  return `₱${groupDigits(whole)}.${centavos}`
}

/** A message as an open page receives it. */
export function viewLive(row: MessageRow): LiveMessage {
  const common = { messageId: row.id, created_at: secondsOf(row) }
  return row.kind === ''
    ? { ...common, cash_type: row.cash_type, amount: formatPesos(row.amount) }
    : { ...common, cash_type: 0, kind: row.kind }
}

function secondsOf({ created_at: atMs }: MessageRow): number {
  return Math.floor(atMs / 1000)
}
