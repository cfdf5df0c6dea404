import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { writeTime } from '../../shared/times.ts'

type Gateway = AnswerOf<'GET /office/api/gateway/list'>['d'][number]

function turn(takes: boolean): Act<Gateway> {
  return {
    name: takes ? 'on' : 'off',
    title: takes ? 'Switch on' : 'Switch off',
    permission: 'gateway.switch',
    isGrave: !takes,
    warning: takes
      ? 'Its channels are available again from the next request.'
      : 'Its channels are not available from the next request. Deposits that already started are still checked and credited.',
    fields: [reasonField],
    fits: row => row.takes_payments !== takes,
    run: ({ name }, { reason = '' }) =>
      callOffice('POST /office/api/gateway/switch', { body: { name, takes_payments: takes, reason } }),
    done: takes ? 'The gateway is switched on.' : 'The gateway is switched off.',
  }
}

function turnPayouts(pays: boolean): Act<Gateway> {
  return {
    name: pays ? 'payoutsOn' : 'payoutsOff',
    title: pays ? 'Start payouts' : 'Stop payouts',
    permission: 'gateway.switch',
    isGrave: !pays,
    warning: pays
      ? 'Waiting withdrawals are sent within a minute.'
      : 'No more withdrawals are sent to this gateway. Approved withdrawals wait until you start payouts again. Those already sent are still checked, and never sent to another gateway.',
    fields: [reasonField],
    fits: row => row.pays_out !== pays,
    run: ({ name }, { reason = '' }) =>
      callOffice('POST /office/api/gateway/payouts', { body: { name, pays_out: pays, reason } }),
    done: pays ? 'Payouts started.' : 'Payouts stopped.',
  }
}

/** The companies that take money for us. */
export const gateways: Entity<Gateway> = {
  name: 'gateways',
  title: 'Gateways',
  nouns: ['gateway', 'gateways'],
  empty: 'No gateways',
  columns: [
    { name: 'title', title: 'Gateway', cell: row => <b>{row.title}</b> },
    { name: 'channels', title: 'Channels', cell: row => row.channels.join(', ') || 'None' },
    { name: 'payouts', title: 'Pays out to', cell: row => paysOutTo(row), isMinor: true },
    { name: 'listed', title: 'List read up to', cell: row => listedAt(row), isMinor: true },
    { name: 'state', title: 'State', cell: row => <State row={row} /> },
  ],
  filters: [],
  idOf: row => row.name,
  list: () => callOffice('GET /office/api/gateway/list', {}),
  acts: [turn(false), turn(true), turnPayouts(false), turnPayouts(true)],
}

/** All of them would fill the page: their names are on the list of channels. */
function paysOutTo({ payout_channels: channels }: Gateway): string {
  const [only] = channels
  if (!only) return 'None'
  return channels.length === 1 ? only : `${channels.length} banks and wallets`
}

function listedAt({ listed_at: at, name }: Gateway) {
  if (at > 0) return <span className="nowrap">{writeTime(at)}</span>
  return name === 'maya' ? 'No list' : 'Never yet'
}

function State({ row }: { readonly row: Gateway }) {
  if (!row.is_connected) return <Badge tone="mute">No keys</Badge>
  return (
    <>
      {row.takes_payments ? <Badge tone="ok">Switched on</Badge> : <Badge tone="bad">Switched off</Badge>}
      {!row.pays_out && <Badge tone="bad">Payouts stopped</Badge>}
    </>
  )
}
