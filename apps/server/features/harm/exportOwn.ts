import { sayMarker } from '@saya/contract/harmDesk/markers.ts'
import { unitsPerPeso } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { type ContactRow, listOwnContacts } from './contact.store.ts'
import { listMarkersSince, listNewestDays } from './day.store.ts'
import { listIncomes } from './income.store.ts'
import type { MarkerPoints } from './points.rules.ts'

const mostDays = 90

/** What our care found and what came of it, in words, for the copy of the member's own data. What staff wrote down is withheld. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const days = await listNewestDays(tx, uid, mostDays)
  const markers = await listMarkersSince(tx, uid, days.at(-1)?.day ?? '')
  const { rows } = await readPages<ContactRow>(next => listOwnContacts(tx, uid, next))
  const incomes = await listIncomes(tx, uid)
  return {
    stated_monthly_income: wholePesos(incomes[0]?.monthly ?? null),
    stated_incomes: incomes.map(({ monthly, set_at }) => ({
      monthly: wholePesos(monthly),
      stated_at: Math.floor(set_at / 1000),
    })),
    days: days.map(({ day, band }) => ({
      day,
      noticed: markers.filter(one => one.day === day).map(sayReading),
      what_follows: followsOf[band],
    })),
    contacts: rows.map(({ opened_at, status, way, outcome, done_at, next_on }) => ({
      opened_at: Math.floor(opened_at / 1000),
      status,
      way,
      outcome,
      done_at: done_at === null ? null : Math.floor(done_at / 1000),
      next_on,
    })),
  }
}

function wholePesos(amount: bigint | null): string | null {
  return amount === null ? null : String(amount / unitsPerPeso)
}

const followsOf = {
  none: 'Nothing.',
  watch: 'Nothing. We look again the next night.',
  contact: 'We send you no offers for now, and somebody of ours gets in touch.',
  stop: 'We send you no offers for now, and somebody of ours gets in touch soon.',
} as const

/** Amounts in whole pesos, as people read them. */
export function sayReading({ marker, value, base }: Pick<MarkerPoints, 'marker' | 'value' | 'base'>): string {
  return sayMarker({ marker, value, base: plainBase(marker, base) })
}

function plainBase(marker: MarkerPoints['marker'], base: bigint | null): number | null {
  if (base === null) return null
  const whole = marker === 'faster_games' ? base : base / unitsPerPeso
  return Number(whole)
}
