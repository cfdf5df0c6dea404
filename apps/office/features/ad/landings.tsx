import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { switchActs } from '../../shared/act/switchActs.ts'
import { writeDay } from '../../shared/times.ts'

export type Landing = AnswerOf<'GET /office/api/ad/landing/list'>['d'][number]

/** The pages that ads lead to. There are three, and each is always there. */
export const landings: Entity<Landing> = {
  name: 'landings',
  title: 'Landing pages',
  nouns: ['landing page', 'landing pages'],
  empty: 'No landing pages',
  columns: [
    { name: 'title', title: 'Content', cell: row => <b>{row.title_en}</b> },
    { name: 'address', title: 'Address', cell: row => `/${row.name}` },
    { name: 'picture', title: 'Picture', cell: row => <img className="adThumb" src={row.img} alt="" /> },
    { name: 'program', title: 'Third button', cell: row => row.mini_program, isMinor: true },
    { name: 'changed', title: 'Changed', cell: row => writeDay(row.updated_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <OnBadge isOn={row.is_on} /> },
  ],
  filters: [],
  idOf: row => row.name,
  open: row => `/landings/${row.name}`,
  list: () => callOffice('GET /office/api/ad/landing/list', {}),
  acts: switchActs<Landing>({
    permission: 'ad.change',
    warnings: {
      on: 'Everyone can open it at its address.',
      off: 'Its address says that the offer has ended, and links to the home page.',
    },
    change: ({ name, version, updated_at: _at, ...wish }, isOn, reason) =>
      callOffice('POST /office/api/ad/landing/change', {
        body: { name, version, wish: { ...wish, is_on: isOn }, reason },
      }),
  }),
}
