import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Entity } from '../../shared/entity.ts'
import { onFilter } from '../../shared/list/listFilters.ts'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { switchActs } from '../../shared/act/switchActs.ts'
import { writeDay } from '../../shared/times.ts'

export type Ad = AnswerOf<'GET /office/api/ad/list'>['d'][number]

/** Every ad, the one that was changed last first. */
export const ads: Entity<Ad> = {
  name: 'ads',
  title: 'Ads',
  nouns: ['ad', 'ads'],
  empty: 'No ads yet',
  columns: [
    { name: 'name', title: 'Name', cell: row => <b>{row.ad_name}</b> },
    { name: 'id', title: 'Ad ID', cell: row => row.ad_id },
    { name: 'channel', title: 'Channel', cell: row => row.channel },
    { name: 'tracker', title: 'Tracker', cell: row => row.config.tracker ?? '–', isMinor: true },
    { name: 'domain', title: 'Domain', cell: row => row.domain_id, isNumber: true, isMinor: true },
    { name: 'changed', title: 'Changed', cell: row => writeDay(row.updated_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <OnBadge isOn={row.is_on} /> },
  ],
  filters: [onFilter('All ads')],
  idOf: row => row.ad_id,
  open: row => `/ads/${row.ad_id}`,
  list: filters => callOffice('GET /office/api/ad/list', { query: filters }),
  acts: switchActs<Ad>({
    permission: 'ad.change',
    warnings: {
      on: 'Visitors who follow its links are counted for this ad.',
      off: 'Its links still work, but no tracker is asked.',
    },
    change: ({ ad_id, version, updated_at: _at, ...wish }, isOn, reason) =>
      callOffice('POST /office/api/ad/change', { body: { ad_id, version, wish: { ...wish, is_on: isOn }, reason } }),
  }),
}
