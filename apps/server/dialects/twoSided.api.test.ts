import { randomUUID } from 'node:crypto'
import { openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, readLedger, testProviders, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const peso = 10_000n

test.each(['rpp', 'hub88', 'valkyrie'] as const)(
  'where both sides can be bet on, what was at risk counts as turnover, after a rollback too: %s',
  async dialect => {
    const link = testProviders[dialect].id
    await world.link(dialect)
    await world.db.ref(tx =>
      tx.updateTable('provider_link_game').set({ two_sided: true }).where('link', '=', link).execute(),
    )
    await world.link(dialect, { settled_can_be_taken_back: true })
    const { uid } = await world.player({ kyc: 'fully_kyc' })
    const [url, driver] = [new URL(world.url), await driverFor(world, dialect, uid)]
    const line = openLine(url)
    const at = openBench({ driver, line, host: url.host, newId: randomUUID })
    await at.fund()
    const turnover = async () => (await world.db.member(uid, tx => readLedger(tx, uid))).wallet.turnover
    const before = await turnover()
    const banker = at.bet(100n * peso)
    const player = at.bet(100n * peso, { round: banker.round })
    const steps = [
      banker,
      player,
      at.settle(banker, 190n * peso, { closes: false }),
      at.settle(player, 0n, { closes: true }),
    ]
    for (const step of steps) expect((await at.ask(step)).said).toBe('ok')
    expect((await turnover()) - before).toBe(10n * peso)
    expect((await at.ask(at.rollback(player))).said).toBe('ok')
    expect((await turnover()) - before).toBe(90n * peso)
    line.close()
  },
)
