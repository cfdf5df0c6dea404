import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, ActField } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { readMoment } from './readMoment.ts'

export type Window = AnswerOf<'GET /office/api/maintenance/list'>['d'][number]
export type Provider = AnswerOf<'GET /office/api/provider/list'>['d'][number]

const from: ActField = { name: 'from', title: 'From', kind: 'moment', hint: 'Manila time. Leave empty to start now.' }
const until: ActField = { name: 'until', title: 'Until', kind: 'moment', least: 16, hint: 'Manila time.' }

/** Closes everything for a time. */
export const planEverything: Act<null> = {
  name: 'plan',
  title: 'Plan maintenance of everything',
  permission: 'maintenance.plan',
  isGrave: true,
  warning:
    'Players see a notice from now on. During maintenance all player pages are closed and no bets are accepted. Open rounds are still settled.',
  fields: [from, until, reasonField],
  fits: () => true,
  run: (_none, values) => plan(null, values),
  done: 'Planned. Players see the notice.',
}

/** Closes a provider for a time. */
const planProvider: Act<Provider> = {
  name: 'plan',
  title: 'Plan maintenance',
  permission: 'maintenance.plan',
  warning:
    'Players see a notice beside its games. During maintenance its games show as back soon, cannot be opened and accept no bets. Open rounds are still settled.',
  fields: [from, until, reasonField],
  fits: () => true,
  run: ({ venue_id: venueId }, values) => plan(venueId, values),
  done: 'Planned. Players see the notice.',
}

function plan(venueId: number | null, { from: begins = '', until: ends = '', reason = '' }: Record<string, string>) {
  const body = { venue_id: venueId, begins_at: readMoment(begins), ends_at: readMoment(ends), reason }
  return callOffice('POST /office/api/maintenance/plan', { body })
}

const isAhead = ({ state }: Window) => state === 'planned' || state === 'open'

export const windowActs: readonly Act<Window>[] = [
  {
    name: 'move',
    title: 'Reschedule',
    permission: 'maintenance.plan',
    warning: 'If maintenance has started, you can change only the end. Players see the new time.',
    fields: [{ ...from, hint: 'Manila time. Leave empty to keep it.' }, until, reasonField],
    fits: isAhead,
    run: ({ id, version, begins_at: asItIs }, { from: begins = '', until: ends = '', reason = '' }) => {
      const span = { begins_at: begins ? readMoment(begins) : asItIs, ends_at: readMoment(ends) }
      return callOffice('POST /office/api/maintenance/change', { body: { id, version, ...span, reason } })
    },
    done: 'Rescheduled.',
  },
  {
    name: 'cancel',
    title: 'Cancel or end',
    permission: 'maintenance.plan',
    warning: 'Running maintenance ends now. Planned maintenance is canceled.',
    fields: [reasonField],
    fits: isAhead,
    run: ({ id, version }, { reason = '' }) =>
      callOffice('POST /office/api/maintenance/cancel', { body: { id, version, reason } }),
    done: 'Canceled or ended.',
  },
]

function turn(isClosed: boolean): Act<Provider> {
  return {
    name: isClosed ? 'close' : 'open',
    title: isClosed ? 'Close now' : 'Reopen',
    permission: 'game.switch',
    isGrave: isClosed,
    warning: isClosed
      ? 'Its games show as back soon, cannot be opened and accept no bets until you reopen the provider. Open rounds are still settled.'
      : 'Its games can be opened again, unless maintenance is planned.',
    fields: [reasonField],
    fits: row => row.is_closed !== isClosed,
    run: ({ venue_id: venueId }, { reason = '' }) =>
      callOffice('POST /office/api/provider/switch', { body: { venue_id: venueId, is_closed: isClosed, reason } }),
    done: isClosed ? 'Closed.' : 'Reopened.',
  }
}

export const providerActs: readonly Act<Provider>[] = [planProvider, turn(true), turn(false)]
