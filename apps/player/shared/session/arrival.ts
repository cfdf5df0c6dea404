import { randomId, type Referral, readArrival, visitorIds } from '@saya/client'
import { callServer } from '../answer/client.ts'
import { storage } from '../device/storage.ts'
import { readToken } from './session.ts'
import { hasFlag } from './sessionFlags.ts'

/** Under way on this page, whoever began it first. */
let replacing: Promise<void> | undefined

/**
 * Keeps which advertisement and which member an address names as having brought whoever opens it. Whoever sent a visitor first has brought
 * them, until somebody signs up by it: then the next link that is opened here brings the next one. Of one visit the first address alone
 * tells of an advertisement, and a link that a member opens meanwhile brings nobody. Doing it twice changes nothing. Whoever registers
 * somebody, or shows who invites them, waits for it.
 */
export async function keepArrival(search: string): Promise<void> {
  const isFirst = !hasFlag('firstEntryProcessed')
  const { adId, referral } = readArrival(search)
  const ids = visitorIds(storage())
  if (isFirst && adId) ids.saveAd({ adId, adClientId: ids.read()['adc-id'] ?? newClientId() })
  if (referral && (isFirst || readToken() === '')) {
    if (ids.read()['re-id'] === undefined) ids.saveReferral(referral)
    replacing ??= replaceUnknown(referral).catch(() => undefined)
  }
  await replacing
}

/** The code of the member who is known to have brought whoever signs up here now; empty where that is nobody's code. */
export function readReferrer(): string {
  const named = visitorIds(storage()).read()['re-id'] ?? ''
  return isMemberCode(named) ? named : ''
}

/** Somebody was registered here: whoever brought them brings nobody else by it. */
export function endReferral({ is_new: isNew }: { readonly is_new?: boolean }): void {
  if (!isNew) return
  visitorIds(storage()).dropReferral()
  replacing = undefined
}

/** Nobody waits longer for it than this: then the first one stays. */
const replaceMs = 3000

/** A code that is nobody's, or has ended, brought nobody: the next one that a visitor follows has. Unless we know, the first one stays. */
async function replaceUnknown(referral: Referral): Promise<void> {
  const ids = visitorIds(storage())
  const code = ids.read()['re-id'] ?? ''
  if (!isMemberCode(code) || code === referral.referrerId) return
  const input = { query: { code } }
  const { is_known: isKnown } = await callServer('GET /promo/invite/open', input, { timeoutMs: replaceMs })
  if (isKnown === 'no') ids.saveReferral(referral)
}

/** Whether a link names its member by a code of theirs. */
export function isMemberCode(named: string): boolean {
  return /^[1-9]\d{9}$/.test(named)
}

function newClientId(): string {
  return randomId(bytes => crypto.getRandomValues(bytes))
}
