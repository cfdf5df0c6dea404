import { createPrivateKey, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DialectName, type Driver, hub88Driver, rppDriver, valkyrieDriver } from '@saya/conformance'
import { listLinkedGames, listProviderLinks } from '../../dialects/provider.store.ts'
import { hashGameToken, newGameToken, openGameSession } from '../../features/game/index.ts'
import { claimPhone } from '../../features/identity/index.ts'
import { createProfile } from '../../features/member/index.ts'
import { openWallets } from '../../features/wallet/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { systemRandom } from '../../platform/random.ts'
import { CommandFault } from '../command.ts'

/** The demo's providers, and where the launcher keeps the key of each. */
const demo = {
  rpp: { code: 'studio', key: 'keys/provider-studio' },
  hub88: { code: 'hub88-demo', key: 'keys/provider-hub88-demo.pem' },
  valkyrie: { code: 'valkyrie-demo', key: 'keys/provider-valkyrie-demo' },
} as const satisfies Readonly<Record<DialectName, { code: string; key: string }>>

/** Nobody's phone: whose member the kit plays as. */
const tester = { phone: '9170000090', drawUsername: () => 'conformance' }
const sessionMs = 3_600_000

/** A seat at this machine's own server as one of the demo's providers, with a tester in a game session just opened. */
export async function openOwnSeat(
  db: Database,
  { dialect, dataFolder }: { readonly dialect: DialectName; readonly dataFolder: string },
): Promise<Driver> {
  const { code, key } = demo[dialect]
  const file = join(dataFolder, key)
  if (!existsSync(file)) throw new CommandFault(`There is no ${file}: npm start makes it, unless PROVIDER_KEYS is set.`)
  const secret = readFileSync(file, 'utf8').trim()
  const { provider, game } = await findGame(db, code)
  const { uid, token } = await openTesterSession(db, { provider, game: game.id })
  const seat = { player: String(uid), token, game: game.code, clock: systemClock, newId: randomUUID }
  switch (dialect) {
    case 'rpp':
      return rppDriver({ ...seat, base: '' }, { partner: code, keyId: '1', key: Buffer.from(secret, 'base64') })
    case 'hub88':
      return hub88Driver({ ...seat, base: `/hub88/${code}` }, { key: createPrivateKey(secret) })
    case 'valkyrie':
      return valkyrieDriver({ ...seat, base: '/pam' }, { provider: code, apiToken: secret })
  }
}

async function findGame(db: Database, code: string) {
  const { links, games } = await db.ref(async tx => ({
    links: await listProviderLinks(tx),
    games: await listLinkedGames(tx),
  }))
  const provider = links.find(link => link.code === code && link.active)
  const game = games.find(one => {
    return one.link === provider?.id && one.online && !one.maintained && !one.provider_maintained && !one.two_sided
  })
  if (!provider || !game) throw new CommandFault(`The demo's provider ${code} offers no game that is open.`)
  return { provider: provider.id, game: { id: game.game, code: game.code } }
}

async function openTesterSession(db: Database, place: { readonly provider: number; readonly game: number }) {
  const nowMs = systemClock.now()
  const { uid, username, phone, created_at } = await db.app(tx => claimPhone(tx, { ...tester, nowMs }))
  const token = newGameToken(systemRandom, { uid, game: place.game })
  await db.member(uid, async tx => {
    await createProfile(tx, { uid, username, phone, createdAtMs: created_at })
    await openWallets(tx, uid, true)
    const times = { openedAtMs: nowMs, expiresAtMs: nowMs + sessionMs }
    await openGameSession(tx, { tokenHash: hashGameToken(token), uid, ...place, ...times })
  })
  return { uid, token }
}
