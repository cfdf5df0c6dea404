import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos, manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findGates } from '../gate/index.ts'
import {
  bandOf,
  findNewestDay,
  listIncomes,
  listMarkersSince,
  listNewestDays,
  listOwnContacts,
  sayReading,
} from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { actAs, type StaffDeps } from '../staff/index.ts'
import { secondsOf, viewContact } from './contact.view.ts'
import { listIncomeChanges } from './income.store.ts'
import { viewIncomeChange, viewMonthly } from './income.view.ts'
import { listLowerings } from './lowering.store.ts'
import { viewLowering } from './lowering.view.ts'
import { listPlayDays } from './plot.store.ts'

const mostContacts = 50

/** What stands here is personal, so that it was read is on record before it is answered. */
export function readHarm({ db, clock }: StaffDeps): Handler<typeof officeContract.harmDesk.readHarm> {
  return async call => {
    const { uid } = call.body
    const days = Number(call.body.days)
    const nowMs = clock.now()
    const found = await db.member(uid, tx => read(tx, uid, { days, nowMs }))
    if (!found) return refuse('not_found')
    const object = { kind: 'member', id: String(uid) } as const
    await db.app(tx => actAs(tx, call, { action: 'harm.read', object, nowMs }))
    const { bandNow, newest, markers, incomes, changes, plot, contacts, lowerings, isRestricted } = found
    const [income] = incomes
    const looking = { operatorId: call.caller.operatorId, nowMs }
    return done({
      uid: String(uid),
      band_now: bandNow,
      band: newest?.band ?? 'none',
      points: newest?.points ?? 0,
      reached: newest?.reached ?? 'none',
      day: newest?.day ?? '',
      markers: markers.map(one => ({ marker: one.marker, words: sayReading(one), points: one.points })),
      unknown: [...(newest?.unknown ?? [])],
      income: income?.monthly
        ? { monthly: formatPesos(income.monthly), set_by: income.set_name, set_at: secondsOf(income.set_at) }
        : null,
      incomes: incomes.map(one => ({
        monthly: viewMonthly(one.monthly),
        set_by: one.set_name,
        set_at: secondsOf(one.set_at),
        agreed_by: one.agreed_name,
      })),
      income_changes: changes.map(row => viewIncomeChange(row, looking.operatorId)),
      days: plot,
      contacts: contacts.map(row => viewContact(row, looking)),
      lowerings: lowerings.map(row => viewLowering(row, looking.operatorId)),
      is_restricted: isRestricted,
    })
  }
}

interface Look {
  readonly days: number
  readonly nowMs: number
}

async function read(tx: MemberTx, uid: bigint, { days, nowMs }: Look) {
  if (!(await findStanding(tx, uid))) return undefined
  const newest = await findNewestDay(tx, uid)
  const points = new Map((await listNewestDays(tx, uid, days)).map(one => [one.day, one.points]))
  const plot = await listPlayDays(tx, uid, { today: manilaDay(nowMs), days })
  return {
    bandNow: await bandOf(tx, uid),
    newest,
    markers: newest ? (await listMarkersSince(tx, uid, newest.day)).filter(({ day }) => day === newest.day) : [],
    incomes: await listIncomes(tx, uid),
    changes: await listIncomeChanges(tx, uid),
    plot: plot.map(({ day, loss, deposited, rounds }) => ({
      day,
      loss: formatPesos(loss),
      deposited: formatPesos(deposited),
      rounds: Number(rounds),
      points: points.get(day) ?? 0,
    })),
    contacts: await listOwnContacts(tx, uid, { last: undefined, size: mostContacts }),
    lowerings: await listLowerings(tx, uid),
    isRestricted: (await findGates(tx, uid, nowMs)).some(({ cause }) => cause === 'staff'),
  }
}
