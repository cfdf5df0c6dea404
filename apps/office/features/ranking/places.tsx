import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'

type Place = AnswerOf<'GET /office/api/ranking/detail'>['places'][number]

const statuses: Readonly<Record<string, string>> = {
  open: 'On its way',
  held: 'Held',
  posted: 'Credited',
  expired: 'Expired',
  refused: 'Refused',
}

/** Who is in the places of one day: a preview while it runs, what was settled afterwards. */
export function placesOf(contest: string, day: string): Entity<Place> {
  const query = { contest, day }
  return {
    name: 'places',
    title: `${contest}, ${day}`,
    nouns: ['place', 'places'],
    empty: 'Nobody is in it yet',
    columns: [
      { name: 'place', title: 'Place', isNumber: true, cell: row => row.place },
      { name: 'uid', title: 'Member', cell: memberOf },
      { name: 'bet', title: 'Slot play, ₱', isNumber: true, cell: row => writePesos(row.bet) },
      { name: 'reached', title: 'Reached', isMinor: true, cell: row => timeCell(row.reached_at) },
      { name: 'bonus', title: 'Prize, ₱', isNumber: true, cell: row => writePesos(row.bonus) },
      { name: 'hold', title: 'Held because', cell: holdOf },
      { name: 'status', title: 'Prize is', cell: row => statuses[row.status] ?? '' },
    ],
    filters: [],
    idOf: row => row.uid,
    nameOf: row => `Place ${row.place}`,
    list: async () => {
      const { places } = await callOffice('GET /office/api/ranking/detail', { query })
      return { d: places, t: places.length }
    },
    acts: [
      {
        name: 'hold',
        title: 'Hold the prize',
        permission: 'ranking.hold',
        isGrave: true,
        warning:
          'What this member wins on this day waits under Held rewards. A colleague must release or refuse it. Nobody moves up.',
        fields: [reasonField],
        fits: ({ hold_reason: reason, status }) => reason === '' && status === '',
        run: ({ uid }, { reason = '' }) =>
          callOffice('POST /office/api/ranking/hold', { body: { ...query, uid, reason } }),
        done: 'Held.',
      },
    ],
  }
}

function memberOf({ uid, player }: Place) {
  return (
    <span className="cellWords">
      <a href={`${base}/members/${uid}`}>{uid}</a>
      <small>{player}</small>
    </span>
  )
}

function holdOf({ hold_reason: reason, held_by: by }: Place) {
  if (reason === '') return ''
  return (
    <span className="cellWords">
      {reason}
      <small>{by}</small>
    </span>
  )
}
