import { endOf } from '@saya/contract/exclusion/period.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { ask, openWorld, startWorker, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import type { GameProviders } from '../../platform/gameProvider/gameProvider.ts'
import { tellOwner } from '../identity/index.ts'
import { sendDueNews } from './index.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('rpp')
  worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 100 }))
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

async function inboxOf(way: 'sms' | 'mail', to: string): Promise<readonly string[]> {
  const response = await fetch(`${world.sandboxUrl}/${way}?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as { text: string }[]).map(({ text }) => text)
}

function exclude({ token }: Player) {
  return ask(world, 'POST /member/exclusion/set', { body: { period: '6m' } }, { token })
}

function takeBreak({ token }: Player) {
  return ask(world, 'POST /member/exclusion/break', { body: { period: '7d' } }, { token })
}

const dueOf = ({ uid }: Player) =>
  world.db.member(uid, tx => tx.selectFrom('exclusion').select('due_at').where('uid', '=', uid).executeTakeFirst())

/** Providers of which the one where the member has a game answers as it is told to. */
function providers(kick: (uid: bigint) => Promise<void>): GameProviders {
  return { get: () => ({ kick }), has: () => true } as unknown as GameProviders
}

const sweep = (gameProviders: GameProviders) => sendDueNews({ ...world.apiOptions, gameProviders })

test('the receipt goes to the phone and the mail once, in both languages, with until when, what stays open and help [SAFE-09]', async () => {
  const email = 'receipt@example.com'
  const ana = await world.player({ kyc: 'fully_kyc', email })
  await exclude(ana)
  await expect.poll(() => inboxOf('mail', email)).toHaveLength(1)
  await expect.poll(() => inboxOf('sms', ana.phone)).toHaveLength(1)
  const [text = ''] = await inboxOf('sms', ana.phone)
  const [until, hanggang] = momentText(endOf('6m', world.clock.now()))
  expect(text.split('\n')).toEqual([
    `Saya: you are now excluded from play. Games, deposits and bonuses are closed until ${until}. Withdrawals, your records and Service stay open. Free and confidential help, 24 hours: (02) 8248-9568`,
    `Naka-exclude ka na sa paglalaro. Sarado ang laro, deposit at bonus hanggang ${hanggang}. Bukas pa rin ang withdraw, mga record mo at Service. Libre at kumpidensyal na tulong, 24 oras: (02) 8248-9568`,
  ])
  const { data } = await ask(world, 'GET /member/message/list', {}, ana)
  const [message, ...more] = data.d.filter(({ kind }) => kind.startsWith('exclusion_'))
  expect([message?.kind, more]).toEqual(['exclusion_6m', []])
  const [english = '', tagalog = ''] = message?.text ?? []
  for (const part of ['You chose 6 months', `until ${until}`, 'You can still withdraw', '(02) 8248-9568'])
    expect(english).toContain(part)
  for (const part of ['Pinili mo ang 6 na buwan', `hanggang ${hanggang}`, 'mag-withdraw', '(02) 8248-9568'])
    expect(tagalog).toContain(part)
  expect(await inboxOf('mail', email)).toEqual([text])
  await expect.poll(() => dueOf(ana)).toEqual({ due_at: null })
})

test('the receipt of a break goes to the phone, the mail and the inbox once as well, in both languages [SAFE-09]', async () => {
  const email = 'break@example.com'
  const luz = await world.player({ kyc: 'fully_kyc', email })
  await takeBreak(luz)
  await expect.poll(() => inboxOf('mail', email)).toHaveLength(1)
  await expect.poll(() => inboxOf('sms', luz.phone)).toHaveLength(1)
  const [until, hanggang] = momentText(endOf('7d', world.clock.now()))
  const text = [
    `Saya: your break has started. Games, deposits and bonuses are closed until ${until}. Withdrawals, your records and Service stay open. Free and confidential help, 24 hours: (02) 8248-9568`,
    `Nagsimula na ang break mo. Sarado ang laro, deposit at bonus hanggang ${hanggang}. Bukas pa rin ang withdraw, mga record mo at Service. Libre at kumpidensyal na tulong, 24 oras: (02) 8248-9568`,
  ].join('\n')
  expect([await inboxOf('sms', luz.phone), await inboxOf('mail', email)]).toEqual([[text], [text]])
  const { data } = await ask(world, 'GET /member/message/list', {}, luz)
  expect(data.d.map(({ kind }) => kind)).toEqual(['exclusion_7d'])
  await expect.poll(() => dueOf(luz)).toEqual({ due_at: null })
})

test.each([
  ['an exclusion', exclude],
  ['a break', takeBreak],
] as const)(
  'providers who do not hear of %s at once are told by the sweep until they have, and the receipt is not sent again [SAFE-07]',
  async (_what, close) => {
    const ben = await world.player({ kyc: 'fully_kyc' })
    await world.gameSession(ben.uid, 'rpp')
    await close(ben)
    await expect.poll(() => dueOf(ben)).toEqual({ due_at: null })
    // As whoever is cut off right behind the commit leaves it.
    await world.db.member(ben.uid, tx =>
      tx
        .updateTable('exclusion')
        .set({ due_at: instant(world.clock.now()) })
        .where('uid', '=', ben.uid)
        .execute(),
    )
    const told: bigint[] = []
    await sweep(providers(() => Promise.reject(new Error('silent'))))
    expect(await dueOf(ben)).not.toEqual({ due_at: null })
    world.clock.advance(60_000)
    await sweep(providers(async uid => void told.push(uid)))
    expect([told, await dueOf(ben)]).toEqual([[ben.uid], { due_at: null }])
    await sweep(providers(async uid => void told.push(uid)))
    expect(told).toEqual([ben.uid])
    await expect.poll(() => inboxOf('sms', ben.phone)).toHaveLength(1)
  },
)
