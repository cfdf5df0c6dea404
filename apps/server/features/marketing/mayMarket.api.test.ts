import type { GateCause } from '@saya/contract/gate/gate.ts'
import { type MessageKindName, messageKinds, type ServiceKindOf } from '@saya/contract/message/messageKinds.ts'
import { ask, harmLife, limitTools, openWorld, type Player, popupDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailMessage } from '../../platform/mail/mailSender.ts'
import type { SmsMessage } from '../../platform/sms/smsSender.ts'
import { setGate } from '../gate/index.ts'
import { bandOf } from '../harm/index.ts'
import { notifyMember } from '../message/index.ts'
import type { MemberEvent } from '../message/event.store.ts'
import { closeWallet } from '../wallet/index.ts'
import type { offerBox } from '../box/box.store.ts'
import type { viewOffer } from '../invite/offer.view.ts'
import { bannersOf, offersOf, vipGiftsOf } from '../promotion/bannersOf.ts'
import { choosePopups } from '../popup/choosePopups.ts'
import type { viewContest } from '../ranking/ranking.view.ts'
import { mayMarket } from './mayMarket.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const create = await popupDesk(world, (await staffOf(world, { role: 'content' })).token)
  await create()
})
afterAll(() => world.close())

const may = async ({ uid }: Player, reach: 'shown' | 'sent') =>
  (await world.db.member(uid, tx => mayMarket(tx, { uid, reach, nowMs: world.clock.now() }))) !== null
const popupsOf = async ({ token }: Player) => (await ask(world, 'GET /member/popup/list', {}, { token })).data.t

async function agree({ token }: Player, isGiven: boolean): Promise<void> {
  await ask(world, 'POST /member/consent/marketing', { body: { is_given: isGiven } }, { token })
}

async function close({ uid }: Player, cause: GateCause, closedUntilMs: number | null): Promise<void> {
  const nowMs = world.clock.now()
  await world.db.member(uid, tx => setGate(tx, { uid, cause, openUntilMs: null, closedUntilMs, nowMs }))
}

test('an offer is shown to a member, and sent to whoever agreed to that as long as they do [FACT-73]', async () => {
  const ana = await world.player()
  expect([await may(ana, 'shown'), await may(ana, 'sent'), await popupsOf(ana)]).toEqual([true, false, 1])
  await agree(ana, true)
  expect(await may(ana, 'sent')).toBe(true)
  await agree(ana, false)
  expect(await may(ana, 'sent')).toBe(false)
})

test.each(['exclusion', 'time_out', 'staff', 'rest'] as const)(
  'during %s no offer is shown or sent, and messages of service go on [FACT-73, FACT-74]',
  async cause => {
    const ana = await world.player()
    await agree(ana, true)
    await close(ana, cause, world.clock.now() + 60_000)
    expect([await may(ana, 'shown'), await may(ana, 'sent'), await popupsOf(ana)]).toEqual([false, false, 0])
    const { uid } = ana
    const event = {
      uid,
      kind: 'withdrawal_completed',
      about: 'one',
      amount: 10_000n,
      nowMs: world.clock.now(),
    } as const
    await world.db.member(uid, tx => notifyMember(tx, event))
    expect((await ask(world, 'GET /member/message/list', {}, ana)).data.t).toBe(1)
    world.clock.advance(60_000)
    expect([await may(ana, 'shown'), await may(ana, 'sent'), await popupsOf(ana)]).toEqual([true, true, 1])
  },
)

test('a limit stops offers while it is used up, and not because it is set [FACT-19, FACT-73]', async () => {
  const on = limitTools(world)
  const ana = await on.player()
  await on.set(ana, { most: '100' })
  await on.bet(ana, 99)
  expect([await may(ana, 'shown'), await popupsOf(ana)]).toEqual([true, 1])
  await on.bet(ana, 1)
  expect([await may(ana, 'shown'), await popupsOf(ana)]).toEqual([false, 0])
})

test('who has closed their account, and who is blocked, is made no offer [FACT-73]', async () => {
  const [gone, blocked] = [await world.player(), await world.player({ kyc: 'block' })]
  expect(await world.db.member(gone.uid, tx => closeWallet(tx, gone.uid))).toBe(true)
  expect([await may(gone, 'shown'), await may(blocked, 'shown')]).toEqual([false, false])
})

test('at the band contact no offer is shown or sent, at the band watch it is [SAFE-61]', async () => {
  const life = harmLife(world)
  const ana = await world.player()
  await agree(ana, true)
  const stand = (band: string, daysAgo: number) =>
    life.write(ana, `insert into harm_day values ($uid, '${life.day(daysAgo)}', 9, '${band}', '${band}', '{}')`)
  await stand('watch', 3)
  expect([await may(ana, 'shown'), await may(ana, 'sent'), await popupsOf(ana)]).toEqual([true, true, 1])
  await stand('contact', 2)
  expect([await may(ana, 'shown'), await may(ana, 'sent'), await popupsOf(ana)]).toEqual([false, false, 0])
  const list = await ask(world, 'GET /promo/list', {}, ana)
  expect(list.data).toMatchObject({ d: [], why_none: { code: 'promotion_unavailable' } })
})

describe('while a contact that words or staff opened is not finished', () => {
  const write = (player: Player, text: string) => ask(world, 'POST /member/feedback', { body: { text } }, player)
  const answers = async (player: Player) => [
    await may(player, 'shown'),
    await may(player, 'sent'),
    await popupsOf(player),
  ]

  test('no offer is shown or sent to whoever wrote that they want to die, whose band is contact at once [SAFE-122, SAFE-123]', async () => {
    const life = harmLife(world)
    const ana = await world.player()
    await agree(ana, true)
    await write(ana, 'When will my withdrawal be paid?')
    expect(await answers(ana)).toEqual([true, true, 1])
    await write(ana, 'I lost everything. I want to die')
    expect(await answers(ana)).toEqual([false, false, 0])
    const list = await ask(world, 'GET /promo/list', {}, ana)
    expect(list.data).toMatchObject({ d: [], why_none: { code: 'promotion_unavailable' } })
    expect(await life.contacts(ana)).toMatchObject([
      { source: 'words', band: 'contact', topics: ['money', 'self_harm'] },
    ])
    expect(await world.db.member(ana.uid, tx => bandOf(tx, ana.uid))).toBe('contact')
  })

  test.each([
    ['words', '{money}', [false, false, 0]],
    ['staff', '{complaint}', [false, false, 0]],
    ['band', '{}', [true, true, 1]],
    ['band', '{regret}', [false, false, 0]],
    ['follow_up', '{}', [true, true, 1]],
  ] as const)('one by %s with %s is followed, until it is done, by %j [SAFE-122]', async (source, topics, until) => {
    const life = harmLife(world)
    const ben = await world.player()
    await agree(ben, true)
    await life.write(
      ben,
      `insert into harm_contact (uid, source, band, topics, opened_at, due_at)
        values ($uid, '${source}', 'none', '${topics}', $at, $at)`,
    )
    expect(await answers(ben)).toEqual(until)
    await life.write(
      ben,
      `update harm_contact set status = 'taken', taken_by = gen_random_uuid(), taken_at = $at where uid = $uid`,
    )
    expect(await answers(ben)).toEqual(until)
    await life.write(
      ben,
      `update harm_contact set status = 'done', done_at = $at, way = 'call', outcome = 'talked' where uid = $uid`,
    )
    expect(await answers(ben)).toEqual([true, true, 1])
  })
})

test('without a permit, popups for a member do not compile [FACT-73]', () => {
  const uid = 7n
  // @ts-expect-error A permit is made by the guard alone.
  expect(choosePopups([], { permit: { uid }, level: 0 })).toEqual([])
})

describe('without a permit does not compile [FACT-73]:', () => {
  const forged = { uid: 7n }

  test('what shows promotions, their cards and the gifts of the VIP tab', () => {
    const shown = { judged: [], ended: [], waiting: 0n, language: 'en' } as const
    // @ts-expect-error Who is shown offers may be made one.
    expect(offersOf(shown)).toEqual([])
    // @ts-expect-error The same of cards.
    expect(bannersOf([], shown)).toEqual([])
    // @ts-expect-error A permit is made by the guard alone.
    expect(vipGiftsOf({ ...shown, permit: forged })).toEqual([])
  })

  test('what shows the prizes of a contest', () => {
    type Look = Parameters<typeof viewContest>[1]
    const shown = { day: '2026-01-01', language: 'en', count: undefined, nowMs: 0 } as const
    // @ts-expect-error A permit is made by the guard alone.
    const prizes: Look = { ...shown, permit: forged }
    expect(prizes.permit).toEqual(forged)
  })

  test('what offers a box, and what an invitation brings', () => {
    type Offer = Parameters<typeof offerBox>[1]
    // @ts-expect-error A permit is made by the guard alone.
    const box: Offer = forged
    type Audience = Parameters<typeof viewOffer>[0]
    // @ts-expect-error Only a guest needs none.
    const invitation: Audience = 'member'
    expect([box, invitation]).toEqual([forged, 'member'])
  })

  test('a text or a mail that is no service', () => {
    // @ts-expect-error An offer is sent by a permit.
    const text: SmsMessage = { to: '9', text: 'Play now', purpose: { offer: forged } }
    // @ts-expect-error Nobody is written to for no purpose.
    const mail: MailMessage = { to: 'a', subject: 'Play', text: 'Now' }
    expect([text.to, mail.to]).toEqual(['9', 'a'])
  })

  test('a message of an offer, which is no event', () => {
    type Kinds = { readonly paid: { readonly href: '' }; readonly week: { readonly href: ''; readonly isOffer: true } }
    const paid: ServiceKindOf<Kinds> = 'paid'
    // @ts-expect-error It makes an offer.
    const week: ServiceKindOf<Kinds> = 'week'
    expect([paid, week]).toEqual(['paid', 'week'])
    const kinds = Object.values(messageKinds).filter(kind => 'isOffer' in kind)
    // Each kind that there is tells of a service, so that each may be an event.
    const name: MemberEvent['kind'] = 'deposit_completed' satisfies MessageKindName
    expect([kinds, name]).toEqual([[], 'deposit_completed'])
  })
})
