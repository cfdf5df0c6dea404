import type { Brand } from '@saya/contract/brand.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Visitor } from '../../platform/http/request/visitor.ts'
import type { DirectoryEntry } from './directory.ts'

/** How a member registered. */
export interface Registration {
  readonly visitor: Visitor
  readonly brand: Brand
  readonly referrer: { readonly uid: bigint; readonly username: string } | undefined
  /** The partner in whose app they registered, if there was one. */
  readonly thirdParty?: string
}

export interface NewProfile {
  readonly uid: bigint
  readonly username: string
  readonly phone: string
  readonly createdAtMs: number
  readonly registration?: Registration
}

/** Creates the profile of a new member, and answers whether it did. A profile that exists stays as it is. */
export async function createProfile(tx: MemberTx, profile: NewProfile): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('profile')
    .values({
      uid: profile.uid,
      username: profile.username,
      phone: profile.phone,
      created_at: instant(profile.createdAtMs),
      ...(profile.registration ? registered(profile.registration) : {}),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function registered({ visitor, brand, referrer, thirdParty = '' }: Registration) {
  return {
    created_ip: visitor.address,
    reg_ip: visitor.address,
    reg_device: visitor.userAgent,
    reg_brand: brand,
    ad_id: visitor.adId,
    ad_client_id: visitor.adClientId,
    channel_id: visitor.channelId,
    third_party: thirdParty,
    parent_uid: referrer?.uid ?? null,
    parent_name: referrer?.username ?? '',
  }
}

export interface SignInNote {
  readonly uid: bigint
  readonly visitor: Visitor
  readonly nowMs: number
}

/** Keeps where a member signed in from last. An older sign-in that arrives later changes nothing. */
export async function noteSignIn(tx: MemberTx, { uid, visitor, nowMs }: SignInNote): Promise<void> {
  await tx
    .updateTable('profile')
    .set({
      last_login_ip: visitor.address,
      last_login_device: visitor.userAgent,
      last_login_at: instant(nowMs),
    })
    .where('uid', '=', uid)
    .where(row => row.or([row('last_login_at', 'is', null), row('last_login_at', '<=', instant(nowMs))]))
    .execute()
}

export function getProfile(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
}

export interface Looks {
  readonly nickName?: string | undefined
  readonly avatar?: string | undefined
}

export async function setLooks(tx: MemberTx, uid: bigint, looks: Looks & { nowMs: number }): Promise<void> {
  const { nickName, avatar, nowMs } = looks
  await tx
    .updateTable('profile')
    .set({
      ...(nickName === undefined ? {} : { nick_name: nickName }),
      ...(avatar === undefined ? {} : { avatar }),
      updated_at: instant(nowMs),
    })
    .where('uid', '=', uid)
    .execute()
}

interface NameChoice {
  readonly uid: bigint
  readonly isHidden: boolean
  readonly nowMs: number
}

export async function hideName(tx: MemberTx, { uid, isHidden, nowMs }: NameChoice): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ hides_name: isHidden, updated_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('hides_name', '<>', isHidden)
    .execute()
}

type DirectoryNames = Pick<DirectoryEntry, 'username' | 'email' | 'phone'>

interface Copy {
  readonly uid: bigint
  readonly seen: DirectoryNames
  readonly entry: DirectoryNames
  readonly nowMs: number
}

/** Copies the entry of the directory to the profile, unless the profile has changed since it was read. */
export async function copyEntry(tx: MemberTx, { uid, seen, entry, nowMs }: Copy): Promise<void> {
  const { username, email, phone } = entry
  await tx
    .updateTable('profile')
    .set({ username, email, phone, updated_at: instant(nowMs) })
    // A new address is not checked yet.
    .$if(email !== seen.email, query => query.set({ email_check_state: 0 }))
    .where('uid', '=', uid)
    .where('username', '=', seen.username)
    .where('email', '=', seen.email)
    .where('phone', '=', seen.phone)
    .execute()
}

export function findProfile(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirst()
}

/** What a list shows of members that live in one schema. */
export function listStandings(tx: MemberTx, uids: readonly bigint[]) {
  return tx
    .selectFrom('profile')
    .leftJoin('wallet', join => join.onRef('wallet.uid', '=', 'profile.uid').on('asset', '=', 'PHP'))
    .select(['profile.uid', 'kyc_status', 'balance'])
    .where('profile.uid', 'in', [...uids])
    .execute()
}

/** The tags of a member, held until the transaction ends. */
export async function lockTags(tx: MemberTx, uid: bigint): Promise<readonly string[] | undefined> {
  const row = await tx.selectFrom('profile').select('tags').where('uid', '=', uid).forUpdate().executeTakeFirst()
  return row?.tags
}

export async function setTags(tx: MemberTx, uid: bigint, tags: readonly string[]): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ tags: [...tags] })
    .where('uid', '=', uid)
    .execute()
}
