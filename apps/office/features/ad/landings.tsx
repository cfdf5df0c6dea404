import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/reasonField.ts'
import { writeDay } from '../../shared/times.ts'
import { AdState } from './ads.tsx'

export type Landing = AnswerOf<'GET /office/api/ad/landing/list'>['d'][number]

/** Switches one on or off and leaves all else as it is. */
function turn(isOn: boolean): Act<Landing> {
  return {
    name: isOn ? 'on' : 'off',
    title: isOn ? 'Switch on' : 'Switch off',
    permission: 'ad.change',
    warning: isOn ? 'Everybody sees it at its address.' : 'Its address says that the offer is over, and leads home.',
    fields: [reasonField],
    fits: row => row.is_on !== isOn,
    run: ({ name, version, updated_at: _at, ...wish }, { reason = '' }) =>
      callOffice('POST /office/api/ad/landing/change', {
        body: { name, version, wish: { ...wish, is_on: isOn }, reason },
      }),
    done: isOn ? 'It is on.' : 'It is off.',
  }
}

/** The pages that ads lead to. There are three, and each is always there. */
export const landings: Entity<Landing> = {
  name: 'landings',
  title: 'Landing pages',
  nouns: ['landing page', 'landing pages'],
  empty: 'No landing page is there.',
  columns: [
    { name: 'title', title: 'What it says', cell: row => <b>{row.title_en}</b> },
    { name: 'address', title: 'Address', cell: row => `/${row.name}` },
    { name: 'picture', title: 'Picture', cell: row => <img className="adThumb" src={row.img} alt="" /> },
    { name: 'program', title: 'Third button', cell: row => row.mini_program, isMinor: true },
    { name: 'changed', title: 'Changed', cell: row => writeDay(row.updated_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <AdState isOn={row.is_on} /> },
  ],
  filters: [],
  idOf: row => row.name,
  open: row => `/landings/${row.name}`,
  list: () => callOffice('GET /office/api/ad/landing/list', {}),
  acts: [turn(true), turn(false)],
}
