import type { RingSign } from '@saya/contract/ring/signs.ts'
import { dayMs } from '@saya/money'

/** By what an account is known. What is not known is in none of the sets. */
export interface RingAccount {
  readonly uid: bigint
  readonly joinedAtMs: number
  /** The device that it signed up on; null where that is not known. */
  readonly joinedOn: string | null
  readonly devices: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  readonly payees: ReadonlySet<string>
  /** The networks that it signed up and signed in from. */
  readonly visits: readonly { readonly block: string; readonly atMs: number }[]
}

/** What an account did with its money, all of it in units of 1/10,000 peso. */
export interface RingLife {
  readonly depositedAtMs: number | null
  readonly playedAtMs: number | null
  readonly deposited: bigint
  readonly turnover: bigint
  readonly withdrawn: bigint
}

export interface RingFriend extends RingAccount {
  readonly life: RingLife
}

export interface RingFacts {
  readonly friend: RingFriend
  readonly parent: RingAccount
  /** Who invited the parent, and who invited that member, the nearest first. */
  readonly ancestors: readonly RingAccount[]
  /** Who invited the last of these, and who invited that member. */
  readonly forebears: readonly RingAccount[]
  /** Other friends of the parent, those who signed up nearest in time. */
  readonly siblings: readonly RingFriend[]
  /** Further friends of the parent, who signed up at another time and share a device with the friend. */
  readonly farSiblings: readonly RingAccount[]
  /**
   * Members who are none of these and share an ID or a payout account with the friend, or a device and have friends; with those of their
   * friends who are tied to the parent.
   */
  readonly outsiders: readonly { readonly account: RingAccount; readonly friends: readonly RingAccount[] }[]
}

export interface FoundSign {
  readonly sign: RingSign
  readonly points: number
  /** The accounts that it is shared with; none where it is about the friend alone. */
  readonly others: readonly bigint[]
}

/** From so many points on a person looks first. What can only be the same person comes to it alone. */
export const heldFrom = 5

const minuteMs = 60_000
const sameMinutesMs = 5 * minuteMs
const chainMs = 2 * dayMs

function overlaps<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return [...one].some(value => other.has(value))
}

/** What two accounts have in common that a person has: devices, IDs and payout accounts. */
function listCommon(one: RingAccount, other: RingAccount): readonly string[] {
  return (['devices', 'ids', 'payees'] as const).flatMap(kind =>
    [...one[kind]].filter(value => other[kind].has(value)).map(value => `${kind} ${value}`),
  )
}

const uidsOf = (accounts: readonly RingAccount[]) => accounts.map(({ uid }) => uid)

function relativesOf({ parent, ancestors, siblings, farSiblings }: RingFacts): readonly RingAccount[] {
  return [parent, ...ancestors, ...siblings, ...farSiblings]
}

/** Whether both were on one network within a day of when the friend signed up. */
function metAtSignUp({ joinedAtMs, visits }: RingAccount, other: RingAccount): boolean {
  const near = ({ atMs }: { readonly atMs: number }) => Math.abs(atMs - joinedAtMs) <= dayMs
  const blocks = new Set(visits.filter(near).map(({ block }) => block))
  return other.visits.some(visit => near(visit) && blocks.has(visit.block))
}

type Rule = (facts: RingFacts) => Omit<FoundSign, 'sign'> | undefined

function pointsWith(points: number, others: readonly RingAccount[]) {
  return others.length > 0 ? { points, others: uidsOf(others) } : undefined
}

function findSelf({ friend, parent }: RingFacts) {
  const isSame =
    overlaps(friend.ids, parent.ids) ||
    (overlaps(friend.devices, parent.devices) && overlaps(friend.payees, parent.payees))
  return isSame ? { points: heldFrom, others: [parent.uid] } : undefined
}

function findSameId(facts: RingFacts) {
  const { friend, ancestors, siblings, farSiblings, outsiders } = facts
  const others = [...ancestors, ...siblings, ...farSiblings, ...outsiders.map(({ account }) => account)]
  return pointsWith(
    heldFrom,
    others.filter(({ ids }) => overlaps(ids, friend.ids)),
  )
}

function findSamePayee(facts: RingFacts) {
  const others = [...relativesOf(facts), ...facts.outsiders.map(({ account }) => account)]
  return pointsWith(
    heldFrom,
    others.filter(({ payees }) => overlaps(payees, facts.friend.payees)),
  )
}

/**
 * The friend is another member too, who invited another account of the parent. The two pairs have each something else in common: a home
 * has its one tablet. What they share besides takes nothing of that, so that who signs in once on the other's phone is found all the same.
 */
function findCouple({ friend, parent, outsiders }: RingFacts) {
  const crossed = outsiders.flatMap(({ account, friends }) => {
    const there = listCommon(account, friend)
    const back = friends.filter(one => {
      return one.uid !== friend.uid && listCommon(one, parent).some(here => there.some(value => value !== here))
    })
    return back.length > 0 ? [account, ...back] : []
  })
  return pointsWith(heldFrom, crossed)
}

/** A home has some of them on one tablet or line; more than these are no home. */
const crowdOnDevice = 4
const crowdOnNetwork = 5
/** So many on one network within a day are looked at for that alone. */
const farmOnNetwork = 6

/** Those of the friends who signed up on a device of the parent's, where the friend did too. A home's tablet is seldom where two of them begin. */
function listJoinedOnOwn({ friend, parent, siblings, farSiblings }: RingFacts): readonly RingAccount[] {
  const isOnOwn = ({ joinedOn }: RingAccount) => joinedOn !== null && parent.devices.has(joinedOn)
  return isOnOwn(friend) ? [...siblings, ...farSiblings].filter(isOnOwn) : []
}

/** So long people come to one party, or sit in one café. */
const companyMs = 6 * 60 * minuteMs

const hasPaidIn = ({ life }: RingFriend) => life.deposited > 0n

/**
 * Those who signed up on the network of the friend within a day. Where all of them came within a few hours they may be company: a party or a
 * café has as many on one line, and most only look. Of these whoever paid in counts, since nobody is paid for who did not.
 */
function listJoinedHere({ friend, siblings }: RingFacts): readonly RingFriend[] {
  const here = siblings.filter(one => Math.abs(one.joinedAtMs - friend.joinedAtMs) <= dayMs && metAtSignUp(friend, one))
  const times = [friend, ...here].map(({ joinedAtMs }) => joinedAtMs)
  if (Math.max(...times) - Math.min(...times) > companyMs) return here
  return hasPaidIn(friend) ? here.filter(hasPaidIn) : []
}

function findCrowd(facts: RingFacts) {
  const { friend, siblings, farSiblings } = facts
  const onOwn = listJoinedOnOwn(facts)
  const onDevice = [...siblings, ...farSiblings].filter(one => overlaps(one.devices, friend.devices))
  const joinedHere = listJoinedHere(facts)
  if (joinedHere.length + 1 >= farmOnNetwork) return pointsWith(4, joinedHere)
  if (onDevice.length + 1 >= crowdOnDevice) return pointsWith(3, onDevice)
  if (onOwn.length > 0) return pointsWith(3, onOwn)
  return joinedHere.length + 1 >= crowdOnNetwork ? pointsWith(3, joinedHere) : undefined
}

/** Played no more than must be before it can be withdrawn, and nearly all of it withdrawn. */
function circles({ deposited, turnover, withdrawn }: RingLife): boolean {
  return deposited > 0n && turnover * 10n <= deposited * 12n && withdrawn * 10n >= deposited * 9n
}

/** One alone may have changed their mind. It weighs more where it is how most of the parent's friends play. */
function findCircle({ friend, siblings }: RingFacts) {
  if (!circles(friend.life)) return undefined
  const paid = siblings.filter(({ life }) => life.deposited > 0n)
  const alike = paid.filter(({ life }) => circles(life))
  if (alike.length === 0 || alike.length * 2 < paid.length) return { points: 2, others: [] }
  return pointsWith(alike.length === 1 ? 4 : heldFrom, alike)
}

function isWithinMinutes(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= sameMinutesMs
}

function isInSameMinutes(one: RingFriend, other: RingFriend): boolean {
  return (
    isWithinMinutes(one.joinedAtMs, other.joinedAtMs) &&
    isWithinMinutes(one.life.depositedAtMs, other.life.depositedAtMs) &&
    isWithinMinutes(one.life.playedAtMs, other.life.playedAtMs)
  )
}

/** Two phones may do everything side by side. So many do not, of whom each did so with the next. */
const manyInMinutes = 4

function findSameMinutes({ friend, siblings }: RingFacts) {
  const group = new Set([friend])
  for (const one of group) {
    for (const other of siblings) if (isInSameMinutes(one, other)) group.add(other)
  }
  group.delete(friend)
  return pointsWith(group.size + 1 >= manyInMinutes ? heldFrom : 3, [...group])
}

/** Invites in a row: three are a sign, and so many are looked at for that alone. */
const chained = 3
const longChained = 5

function findChain({ friend, parent, ancestors, forebears }: RingFacts) {
  const above = [parent, ...ancestors, ...forebears]
  const before = above.findIndex(one => friend.joinedAtMs - one.joinedAtMs > chainMs)
  const chain = before < 0 ? above : above.slice(0, before)
  if (chain.length < chained) return undefined
  return pointsWith(chain.length >= longChained ? heldFrom : 3, chain)
}

function findSameDevice(facts: RingFacts) {
  return pointsWith(
    2,
    relativesOf(facts).filter(({ devices }) => overlaps(devices, facts.friend.devices)),
  )
}

function findSameNetwork(facts: RingFacts) {
  return pointsWith(
    1,
    relativesOf(facts).filter(one => metAtSignUp(facts.friend, one)),
  )
}

const rules: Readonly<Record<RingSign, Rule>> = {
  self: findSelf,
  id: findSameId,
  payee: findSamePayee,
  couple: findCouple,
  crowd: findCrowd,
  circle: findCircle,
  minute: findSameMinutes,
  chain: findChain,
  device: findSameDevice,
  network: findSameNetwork,
}

/** Every sign that the facts bear out. */
export function findSigns(facts: RingFacts): readonly FoundSign[] {
  return (Object.entries(rules) as [RingSign, Rule][]).flatMap(([sign, find]) => {
    const found = find(facts)
    return found ? [{ sign, ...found }] : []
  })
}

/** A roof has its devices and its line in common: together they are one sign. */
export function sumPoints(signs: readonly FoundSign[]): number {
  const hasDevice = signs.some(({ sign }) => sign === 'device')
  return signs.reduce((sum, { sign, points }) => (sign === 'network' && hasDevice ? sum : sum + points), 0)
}
