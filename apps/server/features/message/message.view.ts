import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { findMessageKind } from '@saya/contract/message/messageKinds.ts'
import { bonusesHref, messageText, messageTitle } from '@saya/contract/message/messageText.ts'
import type { LiveMessage } from '@saya/contract/realtime/bonusTopic.ts'
import type { Text } from '@saya/contract/text.ts'
import { formatPesos, groupDigits } from '@saya/money'
import type { MessageRow } from './message.store.ts'

type Message = AnswerOf<typeof contract.message.listMessages>['d'][number]

/** What each redemption of some messages is called, by its id. */
export type ItemNames = ReadonlyMap<string, Text>

export function viewMessage(row: MessageRow, items: ItemNames): Message {
  const amount = formatPesos(row.amount)
  const said = wordsOf(row, inGroups(amount), items)
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

function wordsOf(row: MessageRow, pesos: string, items: ItemNames) {
  const { kind, cash_type: cashType, created_at: atMs } = row
  const known = findMessageKind(kind)
  const id = redemptionOf(row)
  const item = id === undefined ? undefined : items.get(id)
  const href = item && `/s-transaction/status?id=${id}&type=RedeemFilcoins`
  if (known) return { title: known.title, text: known.text(pesos, atMs, item), href: href ?? known.href }
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

const idLength = 36

/** The id of the redemption that a message is about, with which `about` begins; nothing where it is about another thing. */
export function redemptionOf({ kind, about }: Pick<MessageRow, 'kind' | 'about'>): string | undefined {
  return findMessageKind(kind)?.isRedemption ? about.slice(0, idLength) : undefined
}
