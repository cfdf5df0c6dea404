import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, ActField } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { readMoment } from './readMoment.ts'

export type Window = AnswerOf<'GET /office/api/maintenance/list'>['d'][number]
export type Provider = AnswerOf<'GET /office/api/provider/list'>['d'][number]

const from: ActField = { name: 'from', title: 'From', kind: 'moment', hint: 'In Manila. Empty for at once.' }
const until: ActField = { name: 'until', title: 'Until', kind: 'moment', least: 16, hint: 'In Manila.' }

/** Closes everything for a time. */
export const planEverything: Act<null> = {
  name: 'plan',
  title: 'Plan maintenance of everything',
  permission: 'maintenance.plan',
  isGrave: true,
  warning:
    'Players are told from now on. In that time every page and call of theirs answers that there is maintenance, and no bet is taken. Open rounds are settled all the same.',
  fields: [from, until, reasonField],
  fits: () => true,
  run: (_none, values) => plan(null, values),
  done: 'It is planned, and players are told.',
}

/** Closes a provider for a time. */
const planProvider: Act<Provider> = {
  name: 'plan',
  title: 'Plan maintenance',
  permission: 'maintenance.plan',
  warning:
    'Players are told where they read about its games. In that time its games are shown as back soon, cannot be opened and take no bets. Open rounds are settled all the same.',
  fields: [from, until, reasonField],
  fits: () => true,
  run: ({ venue_id: venueId }, values) => plan(venueId, values),
  done: 'It is planned, and players are told.',
}

function plan(venueId: number | null, { from: begins = '', until: ends = '', reason = '' }: Record<string, string>) {
  const body = { venue_id: venueId, begins_at: readMoment(begins), ends_at: readMoment(ends), reason }
  return callOffice('POST /office/api/maintenance/plan', { body })
}

const isAhead = ({ state }: Window) => state === 'planned' || state === 'open'

export const windowActs: readonly Act<Window>[] = [
  {
    name: 'move',
    title: 'Move',
    permission: 'maintenance.plan',
    warning: 'Of one that has begun, only the end moves. Players are told the new time.',
    fields: [{ ...from, hint: 'In Manila. Empty for as it is.' }, until, reasonField],
    fits: isAhead,
    run: ({ id, version, begins_at: asItIs }, { from: begins = '', until: ends = '', reason = '' }) => {
      const span = { begins_at: begins ? readMoment(begins) : asItIs, ends_at: readMoment(ends) }
      return callOffice('POST /office/api/maintenance/change', { body: { id, version, ...span, reason } })
    },
    done: 'It is moved.',
  },
  {
    name: 'cancel',
    title: 'Cancel or end',
    permission: 'maintenance.plan',
    warning: 'What has begun ends at once; what is ahead does not come.',
    fields: [reasonField],
    fits: isAhead,
    run: ({ id, version }, { reason = '' }) =>
      callOffice('POST /office/api/maintenance/cancel', { body: { id, version, reason } }),
    done: 'It is cancelled.',
  },
]

function turn(isClosed: boolean): Act<Provider> {
  return {
    name: isClosed ? 'close' : 'open',
    title: isClosed ? 'Close now' : 'Open again',
    permission: 'game.switch',
    isGrave: isClosed,
    warning: isClosed
      ? 'Its games are shown as back soon, cannot be opened and take no bets, until somebody opens it again. Open rounds are settled all the same.'
      : 'Its games can be opened again, unless a window says otherwise.',
    fields: [reasonField],
    fits: row => row.is_closed !== isClosed,
    run: ({ venue_id: venueId }, { reason = '' }) =>
      callOffice('POST /office/api/provider/switch', { body: { venue_id: venueId, is_closed: isClosed, reason } }),
    done: isClosed ? 'It is closed.' : 'It is open.',
  }
}

export const providerActs: readonly Act<Provider>[] = [planProvider, turn(true), turn(false)]
