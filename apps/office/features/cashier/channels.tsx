import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import { gatewayFilter } from '../../shared/list/listFilters.ts'
import type { Entity } from '../../shared/entity.ts'
import { writePesos } from '../../shared/pesos.ts'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'

export type Channel = AnswerOf<'GET /office/api/channel/list'>['d'][number]

/** Every way in which money comes in or goes out. */
export const channels: Entity<Channel> = {
  name: 'channels',
  title: 'Channels',
  nouns: ['channel', 'channels'],
  empty: 'This channel was not found.',
  columns: [
    { name: 'name', title: 'Channel', cell: row => <b>{row.name}</b> },
    { name: 'mode', title: 'Direction', cell: row => (row.mode === 1 ? 'In' : 'Out'), isMinor: true },
    { name: 'gateway', title: 'Gateway', cell: row => gatewayTitle(row.gateway) },
    { name: 'least', title: 'Minimum, ₱', cell: row => writePesos(row.min_amount), isNumber: true },
    { name: 'most', title: 'Maximum, ₱', cell: row => writePesos(row.max_amount), isNumber: true },
    { name: 'hours', title: 'Hours', cell: row => <span className="nowrap">{hoursOf(row)}</span>, isMinor: true },
    { name: 'state', title: 'State', cell: row => <ChannelState channel={row} /> },
  ],
  filters: [
    {
      name: 'mode',
      title: 'Direction',
      options: [
        ['', 'In and out'],
        ['1', 'In'],
        ['2', 'Out'],
      ],
    },
    gatewayFilter,
  ],
  idOf: row => row.id,
  open: row => `/channels/${row.id}`,
  list: filters => callOffice('GET /office/api/channel/list', { query: filters }),
}

export function ChannelState({ channel }: { readonly channel: Channel }) {
  if (channel.way) return <Badge tone="wait">Change proposed</Badge>
  if (!channel.is_open) return <Badge tone="mute">Closed</Badge>
  return channel.is_offered ? <Badge tone="ok">Available</Badge> : <Badge tone="wait">Open, not available now</Badge>
}

function hoursOf({ opens, closes }: Channel): string {
  return opens === closes ? 'All day' : `${opens} to ${closes}`
}
