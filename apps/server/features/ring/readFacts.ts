import type { AppTx, Database } from '../../platform/db/database.ts'
import { blockOf } from './block.ts'
import {
  type Invitation,
  findInviter,
  listCrossing,
  listDeviceSiblings,
  listSharing,
  listSiblings,
  listTraces,
  readLife,
  type Trace,
} from './facts.store.ts'
import type { RingAccount, RingFacts, RingFriend } from './signs.rules.ts'

/** How far up invites are followed, from the parent of a friend: those who may be the same person, and a chain further on. */
const generations = { near: 2, all: 4 } as const

/** What is known of a friend and those around them, as it stands now; nothing where nobody invited them. */
export async function readFacts(db: Database, uid: bigint): Promise<RingFacts | undefined> {
  const around = await db.app(tx => readAround(tx, uid))
  if (!around) return undefined
  const { brought, ancestors, forebears, siblings, farSiblings, outsiders, accounts } = around
  const accountOf = (of: bigint) => accounts.get(of) ?? unknownAccount(of, brought.atMs)
  async function friendOf(of: bigint): Promise<RingFriend> {
    const life = await db.member(of, tx => readLife(tx, of))
    return { ...accountOf(of), life }
  }
  // Each in a transaction of their own.
  const living: RingFriend[] = []
  for (const of of [uid, ...siblings]) living.push(await friendOf(of))
  const [friend, ...others] = living
  if (!friend) return undefined
  return {
    friend,
    parent: accountOf(brought.parent),
    ancestors: ancestors.map(accountOf),
    forebears: forebears.map(accountOf),
    siblings: others,
    farSiblings: farSiblings.map(accountOf),
    outsiders: outsiders.map(({ uid: of, friends }) => ({ account: accountOf(of), friends: friends.map(accountOf) })),
  }
}

interface Around {
  readonly brought: Invitation
  readonly ancestors: readonly bigint[]
  readonly forebears: readonly bigint[]
  readonly siblings: readonly bigint[]
  readonly farSiblings: readonly bigint[]
  readonly outsiders: readonly { readonly uid: bigint; readonly friends: readonly bigint[] }[]
  readonly accounts: ReadonlyMap<bigint, RingAccount>
}

async function readAround(tx: AppTx, uid: bigint): Promise<Around | undefined> {
  const brought = await findInviter(tx, uid)
  if (!brought) return undefined
  const above = await listAncestors(tx, brought.parent)
  const [ancestors, forebears] = [above.slice(0, generations.near), above.slice(generations.near)]
  const siblings = await listSiblings(tx, brought)
  const farSiblings = (await listDeviceSiblings(tx, brought)).filter(other => !siblings.includes(other))
  const family = new Set([uid, brought.parent, ...ancestors, ...siblings, ...farSiblings])
  const sharing = (await listSharing(tx, uid)).filter(other => !family.has(other))
  const theirs = await listCrossing(tx, brought.parent, sharing)
  const outsiders = sharing.map(of => {
    return { uid: of, friends: theirs.filter(({ parent }) => parent === of).map(friend => friend.uid) }
  })
  const everybody = [...family, ...forebears, ...outsiders.flatMap(({ uid: of, friends }) => [of, ...friends])]
  const traces = await listTraces(tx, [...new Set(everybody)], brought.atMs)
  return { brought, ancestors, forebears, siblings, farSiblings, outsiders, accounts: accountsOf(traces) }
}

async function listAncestors(tx: AppTx, parent: bigint): Promise<readonly bigint[]> {
  const ancestors: bigint[] = []
  for (let at = parent; ancestors.length < generations.all; ) {
    const above = await findInviter(tx, at)
    if (!above) break
    ancestors.push(above.parent)
    at = above.parent
  }
  return ancestors
}

function accountsOf(traces: readonly Trace[]): ReadonlyMap<bigint, RingAccount> {
  const own = new Map<bigint, Trace[]>()
  for (const trace of traces) own.set(trace.uid, [...(own.get(trace.uid) ?? []), trace])
  return new Map([...own].map(([uid, all]) => [uid, accountFrom(uid, all)]))
}

function accountFrom(uid: bigint, traces: readonly Trace[]): RingAccount {
  const valuesOf = (sought: Trace['kind']) =>
    new Set(traces.filter(({ kind }) => kind === sought).map(({ trace }) => trace))
  return {
    uid,
    joinedAtMs: traces.find(({ kind }) => kind === 'joined')?.at ?? 0,
    joinedOn: traces.find(({ kind }) => kind === 'joinedOn')?.trace ?? null,
    devices: new Set([...valuesOf('device'), ...valuesOf('joinedOn')]),
    ids: valuesOf('id'),
    payees: valuesOf('payee'),
    visits: traces.flatMap(({ kind, trace, at }) => {
      const block = kind === 'network' ? blockOf(trace) : undefined
      return block === undefined ? [] : [{ block, atMs: at }]
    }),
  }
}

function unknownAccount(uid: bigint, joinedAtMs: number): RingAccount {
  return { uid, joinedAtMs, joinedOn: null, devices: new Set(), ids: new Set(), payees: new Set(), visits: [] }
}
