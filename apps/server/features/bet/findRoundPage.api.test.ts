import { ask, openStudioWorld, type Player, readJournal, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3 })
})
afterAll(() => on.close())

/** Plays a round at the studio, and answers its record. */
async function playOne(player: Player): Promise<{ readonly id: string; readonly round_id: string }> {
  const session = await on.open(player)
  const { body } = await on.call('state', { session })
  const { commitment } = body.next
  const played = await on.call('play', { session, key: `of-${player.uid}`, stake: '1.00', clientSeed: 'a', commitment })
  expect(played.status).toBe(200)
  await readJournal(on.world)
  const { data } = await ask(on.world, 'GET /member/bet/list', {}, player)
  const [record] = data.d
  if (!record) throw new Error('There is no record of the round.')
  return record
}

function nameRound({ uid }: Player, roundId: string) {
  return on.world.db.member(uid, tx =>
    tx.updateTable('bet_record').set({ round_id: roundId }).where('uid', '=', uid).execute(),
  )
}

function nameProvider(from: string, to: string) {
  return on.world.db.ref(tx => tx.updateTable('provider_link').set({ code: to }).where('code', '=', from).execute())
}

function findPage(player: Partial<Player>, query: { readonly id: string; readonly lang?: 'en' | 'tl' }) {
  return ask(on.world, 'GET /member/bet/round', { query }, { token: player.token ?? '' })
}

test('the page of a round is its own provider’s, in the language that was asked for', async () => {
  const ana = await on.player()
  const { id, round_id: roundId } = await playOne(ana)
  for (const lang of ['en', 'tl'] as const) {
    expect(await findPage(ana, { id, lang })).toMatchObject({
      status: 200,
      data: `${on.url}/round/${roundId}?lang=${lang}`,
    })
  }
  const told = (await (await fetch(`${on.url}/api/round/${roundId}`)).json()) as { round: { id: string } }
  expect(told.round.id).toBe(roundId)
})

test('a round of another member, and a round that does not exist, are not found', async () => {
  const ana = await on.player()
  const { id } = await playOne(ana)
  const ben = await on.player()
  expect(await findPage(ben, { id })).toMatchObject({ status: 404, code: 'bet_not_found' })
  expect(await findPage(ana, { id: '999999' })).toMatchObject({ status: 404, code: 'bet_not_found' })
  expect(await findPage({}, { id })).toMatchObject({ status: 401 })
  expect(await findPage(ana, { id: 'x' })).toMatchObject({ status: 400 })
})

test('the refusal tells a provider that cannot show the round from one that does not answer', async () => {
  const ana = await on.player()
  const { id, round_id: roundId } = await playOne(ana)
  await nameRound(ana, 'another')
  expect(await findPage(ana, { id })).toMatchObject({ status: 404, code: 'round_not_told' })
  await nameRound(ana, roundId)
  await nameProvider('studio', 'nobody')
  expect(await findPage(ana, { id })).toMatchObject({ status: 404, code: 'round_not_told' })
  await nameProvider('nobody', 'studio')
  await on.db.transaction(tx => tx.query('alter view book_entry rename to lost_entry'))
  expect(await findPage(ana, { id })).toMatchObject({ status: 503, code: 'round_not_reached' })
})
