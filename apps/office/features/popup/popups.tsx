import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { onFilter } from '../../shared/list/listFilters.ts'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { switchActs } from '../../shared/act/switchActs.ts'
import { writeDay } from '../../shared/times.ts'

export type Popup = AnswerOf<'GET /office/api/popup/list'>['d'][number]

/** Every popup, the first to be shown first. */
export const popups: Entity<Popup> = {
  name: 'popups',
  title: 'Popups',
  nouns: ['popup', 'popups'],
  empty: 'No popups yet',
  columns: [
    { name: 'title', title: 'Description', cell: row => <b>{row.title_en}</b> },
    { name: 'picture', title: 'Picture', cell: row => <img className="popupThumb" src={row.img} alt="" /> },
    { name: 'link', title: 'Link', cell: row => row.link || '–', isMinor: true },
    { name: 'from', title: 'First day', cell: row => writeDay(row.start_time) },
    { name: 'to', title: 'Last day', cell: row => writeDay(row.end_time - 1) },
    { name: 'often', title: 'How often', cell: row => (row.frequency === 1 ? 'Daily' : 'Each login'), isMinor: true },
    { name: 'audience', title: 'Shown to', cell: audienceOf, isMinor: true },
    { name: 'seq', title: 'Order', cell: row => row.seq, isNumber: true },
    { name: 'state', title: 'State', cell: row => <OnBadge isOn={row.is_on} /> },
  ],
  filters: [onFilter('All popups')],
  idOf: row => row.id,
  open: row => `/popups/${row.id}`,
  list: filters => callOffice('GET /office/api/popup/list', { query: filters }),
  acts: switchActs<Popup>({
    permission: 'popup.change',
    warnings: {
      on: 'The popup is shown to its audience from its first day.',
      off: 'The popup is no longer shown from the next visit.',
    },
    change: ({ id, version, updated_at: _at, ...wish }, isOn, reason) =>
      callOffice('POST /office/api/popup/change', { body: { id, version, wish: { ...wish, is_on: isOn }, reason } }),
  }),
}

function audienceOf({ visible_type: type, levels, users }: Popup): string {
  const base = type === 2 ? `VIP ${levels.join(', ')}` : 'Everybody'
  return users.length > 0 ? `${base}, of ${users.length} named` : base
}
