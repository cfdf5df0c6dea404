import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from '../coupon/index.ts'
import { readGates } from '../gate/index.ts'
import { bandOf } from '../harm/index.ts'
import { findEntry } from '../identity/index.ts'
import { deadlineMs, findStanding, hasDeadline, listChanges, standingAt, statusOf } from '../kyc/index.ts'
import { exportOwn as listConsents } from '../legal/index.ts'
import { findProfile } from '../member/index.ts'
import { countReferrals, findReferral } from '../referral/index.ts'
import { emailsOf } from '../staff/index.ts'
import { findReachedAt, xpOf } from '../vip/index.ts'
import { findCoinBalance, findPesoWallet, readWallet } from '../wallet/index.ts'
import type { DossierDeps } from './deps.ts'
import { secondsOf, viewMember } from './dossier.view.ts'
import { listNotes } from './act/note.store.ts'

const mostNotes = 100

type Gate = Awaited<ReturnType<typeof readGates>>[number]

export function getDossier({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.getDossier> {
  return async ({ caller, params: { uid } }) => {
    const entry = await db.app(tx => findEntry(tx, uid))
    const owned = entry && (await db.member(uid, tx => readOwned(tx, uid)))
    if (!entry || !owned) return refuse('not_found')
    const { profile, kept, wallet, coins, consents, changes, coupons, gates, band, vipAtMs, turnover } = owned
    const standing = standingAt(kept.standing, kept.createdAtMs, clock.now())
    const seesMoney = may(caller.role, 'member.money')
    const { notes, emails, referral, invited } = await db.app(async tx => ({
      referral: await findReferral(tx, uid),
      invited: await countReferrals(tx, uid),
      notes: await listNotes(tx, uid, mostNotes),
      emails: await emailsOf(tx, [...new Set(changes.map(({ actor }) => actor))]),
    }))
    return done({
      ...viewMember(entry, { kyc_status: statusOf(standing), balance: wallet?.balance ?? null }, { seesMoney }),
      nick_name: profile.nick_name,
      vip: profile.vip,
      vip_at: secondsOf(vipAtMs),
      xp: seesMoney ? xpOf(turnover) : null,
      is_tester: profile.tester,
      brand: profile.reg_brand,
      referrer: profile.parent_name,
      referral: referral?.state ?? '',
      invited,
      last_sign_in_at: secondsOf(profile.last_login_at),
      asks_passkey: entry.asks_passkey,
      frozen_by: [...standing.frozenBy],
      harm_band: may(caller.role, 'harm.read') ? band : '',
      gates: gates.map(gate => maskGate(gate, may(caller.role, 'exclusion.list'))),
      kyc_deadline_at: hasDeadline(standing) ? secondsOf(kept.createdAtMs + deadlineMs) : 0,
      tags: [...profile.tags],
      notes: notes.map(({ id, email, text, at }) => ({ id: String(id), operator: email, text, at: secondsOf(at) })),
      timeline: changes.map(({ from_status: from, to_status: to, cause, actor, note, at }) => {
        return { from, to, cause, actor: emails.get(actor) ?? actor, note, at: secondsOf(at) }
      }),
      consents: consents.map(({ document, version, given_at, withdrawn_at }) => {
        return { document, version, given_at, withdrawn_at }
      }),
      coupons,
      wallet: seesMoney && wallet ? viewWallet(wallet, coins) : null,
    })
  }
}

/** That a member is excluded, and until when, is told to nobody who need not know it. */
function maskGate(gate: Gate, seesExclusion: boolean): Gate {
  const isConfidential = gate.cause === 'exclusion' || gate.cause === 'review'
  return seesExclusion || !isConfidential ? gate : { ...gate, cause: 'closed', closed_until: null }
}

async function readOwned(tx: MemberTx, uid: bigint) {
  const profile = await findProfile(tx, uid)
  const kept = await findStanding(tx, uid)
  if (!profile || !kept) return undefined
  return {
    profile,
    kept,
    wallet: await readWallet(tx, uid),
    coins: await findCoinBalance(tx, uid),
    consents: await listConsents(tx, uid),
    changes: await listChanges(tx, uid),
    coupons: await countCoupons(tx, uid),
    band: await bandOf(tx, uid),
    vipAtMs: await findReachedAt(tx, uid, profile.vip),
    turnover: (await findPesoWallet(tx, uid))?.turnover ?? 0n,
    gates: (await readGates(tx, uid)).filter(({ cause }) => cause !== 'kyc'),
  }
}

function viewWallet(wallet: NonNullable<Awaited<ReturnType<typeof readWallet>>>, coins: bigint) {
  return {
    balance: formatPesos(wallet.balance),
    withdrawable: formatPesos(wallet.withdrawable),
    held: formatPesos(wallet.held),
    open_turnover: formatPesos(wallet.openTurnover),
    coins: String(coins),
    lots: wallet.lots.map(({ name, amount, turnover_required, left, created_at }) => {
      return { name, amount, turnover_required, left, created_at }
    }),
  }
}
