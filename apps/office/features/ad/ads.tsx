import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/reasonField.ts'
import { writeDay } from '../../shared/times.ts'

export type Ad = AnswerOf<'GET /office/api/ad/list'>['d'][number]

/** Switches one on or off and leaves all else as it is. */
function turn(isOn: boolean): Act<Ad> {
  return {
    name: isOn ? 'on' : 'off',
    title: isOn ? 'Switch on' : 'Switch off',
    permission: 'ad.change',
    warning: isOn
      ? 'Whoever follows one of its links is known to have come by it.'
      : 'Its links still lead to us, and no tracker is asked about who follows them.',
    fields: [reasonField],
    fits: row => row.is_on !== isOn,
    run: ({ ad_id, version, updated_at: _at, ...wish }, { reason = '' }) =>
      callOffice('POST /office/api/ad/change', { body: { ad_id, version, wish: { ...wish, is_on: isOn }, reason } }),
    done: isOn ? 'It is on.' : 'It is off.',
  }
}

/** Every ad, the one that was changed last first. */
export const ads: Entity<Ad> = {
  name: 'ads',
  title: 'Ads',
  nouns: ['ad', 'ads'],
  empty: 'No ad is there yet.',
  columns: [
    { name: 'name', title: 'Name', cell: row => <b>{row.ad_name}</b> },
    { name: 'id', title: 'ID in its links', cell: row => row.ad_id },
    { name: 'channel', title: 'Channel', cell: row => row.channel },
    { name: 'tracker', title: 'Tracker', cell: row => row.config.tracker ?? '–', isMinor: true },
    { name: 'domain', title: 'Domain', cell: row => row.domain_id, isNumber: true, isMinor: true },
    { name: 'changed', title: 'Changed', cell: row => writeDay(row.updated_at), isMinor: true },
    { name: 'state', title: 'State', cell: row => <AdState isOn={row.is_on} /> },
  ],
  filters: [
    {
      name: 'state',
      title: 'State',
      options: [
        ['', 'All ads'],
        ['on', 'On'],
        ['off', 'Off'],
      ],
    },
  ],
  idOf: row => row.ad_id,
  open: row => `/ads/${row.ad_id}`,
  list: filters => callOffice('GET /office/api/ad/list', { query: filters }),
  acts: [turn(true), turn(false)],
}

export function AdState({ isOn }: { readonly isOn: boolean }) {
  return isOn ? <Badge tone="ok">On</Badge> : <Badge tone="mute">Off</Badge>
}
