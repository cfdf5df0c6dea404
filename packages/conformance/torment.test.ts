import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DialectName } from './call.ts'
import { hub88Driver } from './drivers/hub88.ts'
import { rppDriver } from './drivers/rpp.ts'
import { valkyrieDriver } from './drivers/valkyrie.ts'
import { hubKey } from './flawedHubForTest.ts'
import { pamToken } from './flawedPamForTest.ts'
import { flawedAccess, openFlawedWallet } from './flawedWalletForTest.ts'
import { type Flaw, flaws, flawsOf } from './flawsForTest.ts'
import { rules } from './rules.ts'
import { line } from './rules/line.ts'
import { parallel } from './rules/parallel.ts'
import { torment } from './torment.ts'
import { writeTable } from './writeTable.ts'

const clock = { now: () => Date.parse('2026-03-02T12:00:00+08:00') }

const namesOf = (dialect: DialectName) =>
  rules.filter(({ only }) => !only || only.includes(dialect)).map(({ name }) => name)

/** The flawed wallet is tried by RPP, and by another dialect in what only that one knows. */
function dialectOf(only: readonly string[]): DialectName {
  return (
    (['rpp', 'valkyrie', 'hub88'] as const).find(dialect => only.every(name => namesOf(dialect).includes(name))) ??
    'rpp'
  )
}

async function tormentWith(chosen: readonly Flaw[], only: readonly string[], dialect = dialectOf(only)) {
  const wallet = await openFlawedWallet(chosen, clock)
  const seat = { base: '', player: '5', token: flawedAccess.token, game: flawedAccess.game, clock, newId: randomUUID }
  const drivers = {
    rpp: () => rppDriver(seat, flawedAccess),
    hub88: () => hub88Driver(seat, { key: hubKey }),
    valkyrie: () => valkyrieDriver(seat, { provider: 'p', apiToken: pamToken }),
  }
  try {
    return await torment({
      url: wallet.url,
      driver: drivers[dialect](),
      newId: randomUUID,
      only,
    })
  } finally {
    wallet.close()
  }
}

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'a wallet without a flaw keeps every rule in the dialect %s',
  async dialect => {
    const findings = await tormentWith([], namesOf(dialect), dialect)
    expect(findings.filter(({ state }) => state !== 'kept')).toEqual([])
    expect(findings).toHaveLength(namesOf(dialect).length)
  },
)

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'a wallet with every flaw keeps no rule in the dialect %s',
  async dialect => {
    const findings = await tormentWith(flaws, namesOf(dialect), dialect)
    expect(findings.filter(({ state }) => state !== 'broken')).toEqual([])
    expect(findings).toHaveLength(namesOf(dialect).length)
  },
  120_000,
)

const givesNothing = 'A rollback that names another round than its bet’s gives nothing, however often it comes'

const unsigned = 'A request that leaves out what proves it is not heard'
const altered = 'A body that was altered after it was signed is not heard'

/** One flaw alone, and the rule that must find it. */
const found: readonly (readonly [Flaw, string])[] = [
  ['takes a bet again', 'A bet sent three times is taken once, and answered alike'],
  ['checks copies before it writes', 'Fifty copies of a bet at once are taken once'],
  ['pays a win again', 'A win sent again, also fifty times at once, is paid once'],
  ['gives a rollback again', 'A rollback sent again gives back once'],
  ['knows a rollback by its own id alone', 'Twenty different rollbacks of one bet at once give back once'],
  ['knows an act by its id alone', 'A used id with another amount or round is refused and moves nothing'],
  ['forgets what it refused', 'A refused bet stays refused when the money has come'],
  ['forgets a rollback of nothing', 'A rollback that comes first cancels the bet that follows'],
  ['takes back the bet and leaves the win', 'A late rollback of a settled bet takes back both or nothing'],
  ['pays without a bet', 'A win without its bet pays nothing, and once when the bet has come'],
  ['pays what was rolled back', 'A win of a bet that was rolled back pays nothing'],
  ['keeps what stands open in a closed round', 'An open bet is given back, though another message closed its round'],
  ['pays without a bet', 'A win that comes before its bet makes no more than one that comes after'],
  [
    'forgets the references of bets',
    'A bet is known by its reference too, in wins and in rollbacks, whichever comes first',
  ],
  [
    'hides wins and rollbacks from whoever asks',
    'What was done under a reference is told by it: the bet, its win, its rollback',
  ],
  [
    'takes back the bet and leaves the win',
    'Every order and repetition of bet, win and rollback ends in a legal state',
  ],
  ['rounds a fifth decimal', 'An amount with a fifth decimal is refused, not rounded'],
  ['takes a negative amount', 'A negative amount is refused'],
  ['lends without end', 'A huge amount is refused'],
  ['tells no true balance when it refuses', 'Too little money is refused with the true balance'],
  ['remembers the balance', 'Every answer carries the balance there is, never one remembered'],
  ['pays the bet from its win', 'A bet with its win does both or neither: the win never pays for the bet'],
  ['checks funds before it writes', 'Of a hundred bets at once on money for one, one is taken'],
  ['serves one at a time and refuses the rest', 'A hundred bets at once that are all covered are all taken'],
  ['asks nobody for a session', 'A bet without a session of the player is refused'],
  ['asks for a session on wins', 'A win and a rollback are heard whatever became of the session'],
  ['believes any signature', 'A forged request is not heard'],
  ['believes a time long past', 'A request of another time is not heard'],
  ['believes a recording', 'A recorded request played again is not heard'],
  ['answers in its own words', 'What is no call is refused in the dialect'],
  ['acts on half a body', 'A request cut in the middle does nothing'],
  ['takes a bet again', 'A bet that was rolled back is answered as it was when it comes again, and moves nothing'],
  ['reads what is no UTF-8', 'A body that is no UTF-8 is refused'],
  ['hangs up on what is longer than it says', 'A body that is longer than it says is refused with an answer'],
  ['knows no bet outside of rounds', 'A bet outside of rounds is won and rolled back by its id alone'],
  ['tells anybody a balance', 'A balance is told to a session of its player alone'],
  ['tells a balance for any game', 'A balance is told for no game that is none'],
  ['tells anybody a round', 'A round is told to a session of its player alone'],
  ['takes a transaction that is not whole', 'A transaction without a field that it must have is refused'],
  ['takes ids of any length', 'An id of more than forty characters is refused, and one of forty is taken'],
  ['takes any text for a time', 'A transaction whose time is no time is refused'],
  [
    'takes a transaction of another provider',
    'A transaction of another provider than the one that sends it is refused',
  ],
  ['calls less than nothing too little', 'Less than nothing of a bonus or a promotion is refused as negative'],
  ['reads the scheme to the letter', 'The scheme of the authorization is read in any case'],
  ['forgets whom it could not answer', 'A line cut between commit and answer: the repeat gets the truth'],
  ['waits for whoever does not read', 'One who does not read the answers holds up nobody'],
  ['gives back again in another round', givesNothing],
  ...flawsOf('believes any signature').map(flaw => [flaw, 'A forged request is not heard'] as const),
  ...flawsOf('believes what is not signed').map(flaw => [flaw, unsigned] as const),
  ...flawsOf('believes an unknown key').map(flaw => [flaw, 'A request of an unknown key is not heard'] as const),
  ...flawsOf('believes an altered body').map(flaw => [flaw, altered] as const),
  ...flawsOf('believes a time long past').map(flaw => [flaw, 'A request of another time is not heard'] as const),
  ...flawsOf('believes a time to come').map(flaw => [flaw, 'A request of a time to come is not heard'] as const),
  ...flawsOf('believes a recording').map(flaw => [flaw, 'A recorded request played again is not heard'] as const),
]

/** What is wrong about rounds in every dialect, and the only rule that it breaks. */
const ofRounds: readonly (readonly [Flaw, string])[] = [
  ['pays in a round that a win closed', 'A round that its win closed pays no second win'],
  ['pays a win of another round', 'A win that names another round than its bet’s pays nothing, and its bet still wins'],
  ['gives back a bet of another round', givesNothing],
]

/** One flaw alone, and the only rule that it breaks. */
const foundAlone: readonly (readonly [Flaw, string])[] = [
  ['takes back a win in words alone', 'A rollback that names a win is refused, and takes nothing back'],
  ['takes a bet with its win again', 'A bet with its win sent again, also twenty times at once, is done once'],
  ['pays a prize again', 'A prize sent again, also twenty times at once, is paid once'],
  ['makes a correction again', 'A correction sent again, also twenty times at once, is made once'],
  ['pays in a closed round', 'A round is closed once, moves nothing by it, and pays no win afterwards'],
  ...ofRounds,
  ['closes a round that is none', 'A round that nobody bet in is not closed, and can be bet in afterwards'],
  ['reads the amounts of wins loosely', 'A win of a wrong amount is refused, and its bet still wins'],
  ['reads the win of a bet loosely', 'A bet with its win is refused whole where one amount is wrong'],
  ['reads the amounts of prizes loosely', 'A prize of a wrong amount is refused'],
  ['reads the amounts of corrections loosely', 'A correction of a wrong amount is refused'],
  ['takes by a correction what is not there', 'A correction gives, or takes what is there and no more'],
  ['counts in floats', 'Amounts are exact to the fourth decimal'],
  ['takes a bet in any currency', 'A bet in another currency is refused'],
  ['takes a bet with its win in any currency', 'A bet with its win in another currency is refused'],
  ['pays a win in any currency', 'A win in another currency pays nothing, and its bet still wins'],
  ['pays a prize in any currency', 'A prize in another currency pays nothing'],
  ['makes a correction in any currency', 'A correction in another currency moves nothing'],
  ['takes a bet on any game', 'A bet on a game that is none is refused'],
  ['authenticates anybody', 'A session lets in the player it was opened for, and nobody else'],
  ['authenticates for any game', 'A session lets nobody into a game that is none'],
  ['believes a time to come', 'A request of a time to come is not heard'],
  ['believes what is not signed', unsigned],
  ['believes an unknown key', 'A request of an unknown key is not heard'],
  ['believes an altered body', altered],
]

test('every rule has a flaw that it alone is tried with', () => {
  const all = [...found, ...foundAlone]
  expect(new Set(all.map(([, rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
  expect(new Set(all.map(([flaw]) => flaw))).toEqual(new Set(flaws))
})

test.each(found)('a wallet that %s breaks the rule “%s”', async (flaw, rule) => {
  const [finding] = await tormentWith([flaw], [rule])
  expect(finding).toMatchObject({ rule, state: 'broken' })
  expect(finding?.sentence).not.toBe('')
})

/** In which calls a forgery is believed in the other dialects, which have not all that RPP has. */
const forgedIn = {
  hub88: ['bet', 'settle', 'rollback', 'balance'],
  valkyrie: ['bet', 'settle', 'rollback', 'promo', 'balance', 'transactions', 'gamerounds'],
} as const

const foundElsewhere = (['hub88', 'valkyrie'] as const).flatMap(dialect => {
  const forged = forgedIn[dialect].map(name => [`believes any signature on ${name}`, 'A forged request is not heard'])
  const unproven = [
    ['believes what is not signed', unsigned],
    ...(dialect === 'hub88' ? [['believes an altered body', altered]] : []),
  ]
  const shared = [
    ['gives back again in another round', givesNothing],
    ['reads what is no UTF-8', 'A body that is no UTF-8 is refused'],
    ['hangs up on what is longer than it says', 'A body that is longer than it says is refused with an answer'],
    ['tells anybody a balance', 'A balance is told to a session of its player alone'],
  ]
  const all = [...forged, ...unproven, ...ofRounds, ...shared]
  return all.map(([flaw, rule]) => [flaw, dialect, rule] as [Flaw, DialectName, string])
})

test.each(foundElsewhere)('a wallet that %s breaks, in the dialect %s, the rule “%s”', async (flaw, dialect, rule) => {
  expect(await tormentWith([], [rule], dialect)).toMatchObject([{ rule, state: 'kept' }])
  expect(await tormentWith([flaw], [rule], dialect)).toMatchObject([{ rule, state: 'broken' }])
})

/** Of the rules that take no second: what is one after another, not what is at once or hangs on the line. */
const quick = namesOf('rpp').filter(name => ![...line, ...parallel].some(rule => rule.name === name))

test.concurrent.each(foundAlone)('a wallet that %s breaks the rule “%s” and no other', async (flaw, rule) => {
  const broken = []
  // Each has a wallet of its own, since what one rule found wrong would stand in the way of the next.
  for (const name of quick)
    broken.push(...(await tormentWith([flaw], [name])).filter(({ state }) => state === 'broken'))
  expect(broken).toMatchObject([{ rule }])
  expect(broken[0]?.sentence).not.toBe('')
})

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'every rule of the dialect %s stands beside a sentence in the page about its document',
  dialect => {
    const page = readFileSync(new URL(`../../docs/dialects/${dialect}.md`, import.meta.url), 'utf8')
    expect(namesOf(dialect).filter(name => !page.includes(`\`${name}\``))).toEqual([])
    const others = rules.map(({ name }) => name).filter(name => !namesOf(dialect).includes(name))
    expect(others.filter(name => page.includes(`\`${name}\``))).toEqual([])
  },
)

test('the table has a line for each rule, the reason under those that are broken, and the count', () => {
  const text = writeTable([
    { rule: 'One', state: 'kept', sentence: '' },
    { rule: 'Another', state: 'broken', sentence: 'It moved money.' },
    { rule: 'A third', state: 'not in this dialect', sentence: '' },
  ])
  expect(text.split('\n')).toEqual([
    'One      kept',
    'Another  BROKEN',
    '    It moved money.',
    'A third  –',
    '',
    '1 of 2 rules kept.',
  ])
})
