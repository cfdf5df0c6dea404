import type { Text } from '@saya/contract/text'
import { expect, test } from 'vitest'
import { boxTexts } from '../features/box/box.texts.ts'
import { goodsTexts } from '../features/goods/goods.texts.ts'
import { inviteTexts } from '../features/invite/invite.texts.ts'
import { rankingTexts } from '../features/ranking/ranking.texts.ts'
import { redemptionTexts } from '../features/redemption/redemption.texts.ts'
import { taskTexts } from '../features/task/task.texts.ts'
import { redemptionStatusTexts } from '../features/transaction/status/redemptionStatus.texts.ts'
import { vipTexts } from '../features/vip/vip.texts.ts'

const catalogues = {
  boxTexts,
  goodsTexts,
  inviteTexts,
  rankingTexts,
  redemptionTexts,
  redemptionStatusTexts,
  taskTexts,
  vipTexts,
}

/** Names, and words that Tagalog speakers say in English. */
const alike = new Set([
  'Birthday',
  'Birthday bonus',
  'Bonus',
  'Courier',
  'Delivery',
  'Email address',
  'Filcoins',
  'Item',
  'Level',
  'Level-up',
  'Level-up bonus',
  'Limit',
  'Mystery Box',
  'Reference',
  'Slot Betting Rankings',
  'Tracking number',
  'VIP',
  'Verified',
  'XP',
])

/** Words that Tagalog has its own for, “cash back” apart, and “minsan”, which is “sometimes” and not “once”, before a comma. */
const foreign =
  /\b(and|(?<!cash )back|each|first|for|from|history|last|left|more|new|next|not|of|or|page \d|player|previous|the|this|to|today|with|yet|your?)\b|\bminsan,/i

function pairs(): [name: string, text: Text][] {
  return Object.entries(catalogues).flatMap(([catalogue, entries]) =>
    Object.entries<Text | ((...parts: never[]) => Text)>(entries).map(([key, text]): [string, Text] => [
      `${catalogue}.${key}`,
      typeof text === 'function' ? text(...(Array.from({ length: text.length }, () => '77') as never[])) : text,
    ]),
  )
}

test.each(pairs())('%s is said in Tagalog', (_, [english, tagalog]) => {
  const isOfWords = /[a-z]{2}/i.test(tagalog.replaceAll(/Filcoins|VIP|XP|Limit/g, ''))
  if (isOfWords && !alike.has(tagalog)) expect(tagalog).not.toBe(english)
  expect(tagalog).not.toMatch(foreign)
})
