import { findPayee, type Payee } from '../../../apps/server/features/payee/index.ts'
import { ask } from '../ask.ts'
import type { Player } from './player.ts'
import { openWorld, type World } from './world.ts'

const names = { first_name: 'Luz', middle_name: 'Santos', last_name: 'Ramos' }

export interface PayeeWish {
  readonly account?: string
  readonly channel_name?: string
  readonly first_name?: string
  readonly middle_name?: string
  readonly last_name?: string
  readonly key?: string
}

export interface PayeeWorld {
  readonly world: World
  /** A verified member, found to be Luz Santos Ramos. */
  verified(wish?: Parameters<World['player']>[0]): Promise<Player>
  add(player: Player, wish?: PayeeWish): ReturnType<typeof addAs>
  remove(player: Player, id: string, key?: string): ReturnType<typeof removeAs>
  list(player: Player): ReturnType<typeof listAs>
  /** The account as whoever pays out to it has it. */
  kept(player: Player, id: string): Promise<Payee>
}

/** A real server with members who have payout accounts. */
export async function openPayeeWorld(): Promise<PayeeWorld> {
  const world = await openWorld({ memberSchemas: 3 })
  const name = { firstName: names.first_name, middleName: names.middle_name, lastName: names.last_name }
  return {
    world,
    verified: wish => world.player({ kyc: 'fully_kyc', name, ...wish }),
    add: (player, wish) => addAs(world, player, wish),
    remove: (player, id, key) => removeAs(world, player, { id, key }),
    list: player => listAs(world, player),
    async kept({ uid }, id) {
      const payee = await world.db.member(uid, tx => findPayee(tx, uid, id))
      if (!payee) throw new Error('There is no such account.')
      return payee
    },
  }
}

function keyed(key: string | undefined): Record<string, string> {
  return key ? { 'idempotency-key': key } : {}
}

function addAs(world: World, { token }: Player, { key, ...wish }: PayeeWish = {}) {
  const body = { account: '09171234567', channel_name: 'GCash', ...names, ...wish }
  return ask(world, 'POST /finance/account/insert', { body }, { token, headers: keyed(key) })
}

function removeAs(world: World, { token }: Player, { id, key }: { id: string; key: string | undefined }) {
  return ask(world, 'POST /finance/account/delete', { body: { id } }, { token, headers: keyed(key) })
}

async function listAs(world: World, player: Player) {
  return (await ask(world, 'GET /finance/account/list', {}, player)).data
}
