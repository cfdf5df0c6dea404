import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { listLimits } from './limits.ts'
import type { Schema } from './operation.ts'

const { bet, deposit, favourite, game, goods, home, message, redemption, task, transaction, vip, withdrawal } = contract

const documents = readFileSync(join(import.meta.dirname, '../../docs/spec/doc-2-games-promotions-points.md'), 'utf8')
const entities = documents.slice(documents.indexOf('## 3. Entities'), documents.indexOf('## 4. '))

/** The fields that document 2 gives an entity: what its sentence lists, without what stands in brackets. */
function fieldsOf(entity: string): readonly string[] {
  const [, sentence] = new RegExp(String.raw`(?:^- |\. )${entity}(?: have|:)? (.*?)\.(?: |$)`, 'm').exec(entities) ?? []
  if (sentence === undefined) throw new Error(`Document 2 knows no ${entity}.`)
  const list = sentence
    .replaceAll(/\(also ([^)]*)\)/g, ', $1')
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/^.*\bwith: /, '')
    .replace(/\ba data object (\w+) with /, '$1, ')
    .replace(/\ba count /, '')
    .replaceAll(/\bd\./g, '')
  return list
    .split(/,|\band\b/)
    .map(word => word.trim())
    .filter(word => word !== '')
}

interface Part {
  readonly entries?: Readonly<Record<string, Part>>
  readonly item?: Part
}

function partOf(schema: Schema): Part {
  return schema as Part
}

/** The fields of an answer as a whole, with those of the one thing that it holds. */
function wholeOf(schema: Schema): readonly string[] {
  const { entries = {} } = partOf(schema)
  return [...Object.keys(entries), ...Object.keys(entries.d?.entries ?? {})]
}

/** The fields of an answer, or of each row of its list. */
function keysOf(schema: Schema): readonly string[] {
  const { entries } = partOf(schema)
  const row = entries?.d?.item?.entries ?? entries
  if (!row) throw new Error('The answer has no fields.')
  return Object.keys(row)
}

test.each<readonly [string, Schema]>([
  ['Game card / game list item', game.listGames.answer],
  ['The full list row also has', game.listGames.answer],
  ['Favourite entry', favourite.listFavourites.answer],
  ['Favourite game shown in the user centre', favourite.listFavourites.answer],
  ['Bet record', bet.listBets.answer],
  ['Transaction record', transaction.listTransactions.answer],
  ['Deposit and withdraw records', deposit.listDeposits.answer],
  ['Deposit and withdraw records', withdrawal.listWithdrawals.answer],
  ['Bonus records', transaction.listBonuses.answer],
  ['Transaction type', transaction.listTypes.answer],
  [String.raw`Gift item \(goods\)`, goods.listGoods.answer],
  ['Order', redemption.listRedemptions.answer],
  ['Order submit payload', redemption.submitRedemption.body],
  ['Redeem record', redemption.listRedemptions.answer],
  ['Task', task.listTasks.answer],
  ['Sign-in day record', task.listSignIns.answer],
  ['Earn record', task.listReceived.answer],
  ['VIP profile', vip.getVip.answer],
])('the entity %s has each field that document 2 gives it [CONST-13]', (entity, schema) => {
  expect(keysOf(schema)).toEqual(expect.arrayContaining([...fieldsOf(entity)]))
})

test.each<readonly [string, Schema]>([
  ['The list also returns totals', bet.listBets.answer],
  ['Newbie task', task.getNewbie.answer],
  ['Daily task detail', task.getDaily.answer],
  ['Task lists', task.listTasks.answer],
  ['Receive history list response', task.listReceived.answer],
  ['VIP rule: data grouped by tiers', vip.getVipRule.answer],
])('the answer “%s” has as a whole each field that document 2 gives it [CONST-13]', (entity, schema) => {
  expect(wholeOf(schema)).toEqual(expect.arrayContaining([...fieldsOf(entity)]))
})

test('the navigation has per category providers with each field that document 2 gives them [CONST-13]', () => {
  const { entries = {} } = partOf(home.getHome.answer)
  const providers = entries.nav?.item?.entries?.providers?.item?.entries ?? {}
  const fields = fieldsOf('Navigation data: per category a list of providers with')
  expect(fields).toEqual(['venue_id', 'id', 'logo'])
  expect(Object.keys(providers)).toEqual(expect.arrayContaining([...fields]))
})

test('each level of each tier has the fields that document 2 gives it [CONST-13]', () => {
  const { entries = {} } = partOf(vip.getVipRule.answer)
  expect(Object.keys(entries)).toHaveLength(5)
  const fields = fieldsOf('Each tier is a list of levels with')
  expect(fields).toHaveLength(7)
  for (const { item } of Object.values(entries))
    expect(Object.keys(item?.entries ?? {})).toEqual(expect.arrayContaining([...fields]))
})

test('a bonus message carries its id, its cash type and its amount [CONST-13]', () => {
  expect(keysOf(message.listMessages.answer)).toEqual(expect.arrayContaining(['messageId', 'cash_type', 'amount']))
})

test('the list of what was earned is read ten at a time, from the last id that was seen [POINTS-17]', () => {
  expect(listLimits.receivedPageSize).toBe(10)
  expect(Object.keys(task.listReceived.query.entries)).toEqual(['last_id', 'page_size'])
})
