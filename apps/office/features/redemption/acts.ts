import { reasonField } from '../../shared/act/reasonField.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act, ActField } from '../../shared/entity.ts'
import { type Row, standingOf } from './words.ts'

function named({ uid, id }: Row) {
  return { uid, id }
}

const parcelFields: readonly ActField[] = [
  { name: 'courier', title: 'Courier', kind: 'line', least: 1 },
  { name: 'tracking', title: 'Tracking number', kind: 'line', least: 1 },
]

/** What is done to a redemption. One list serves the page of one and the list of many. */
export const redemptionActs: readonly Act<Row>[] = [
  {
    name: 'ship',
    title: 'Ship',
    hotkey: 's',
    permission: 'redemption.change',
    warning: 'The member is told, with the tracking number.',
    isSingle: true,
    fields: parcelFields,
    fits: row => standingOf(row) === 'processing' && row.deliver_method === 3,
    run: (row, { courier = '', tracking = '' }) =>
      callOffice('POST /office/api/redemption/ship', { body: { ...named(row), courier, tracking } }),
    done: 'Shipped.',
  },
  {
    name: 'correct',
    title: 'Correct the number',
    permission: 'redemption.change',
    warning: 'The member is told that the tracking number has changed.',
    isSingle: true,
    fields: parcelFields,
    initial: ({ courier, tracking }) => ({ courier, tracking }),
    fits: row => standingOf(row) === 'shipped',
    run: (row, { courier = '', tracking = '' }) =>
      callOffice('POST /office/api/redemption/correct', {
        body: { ...named(row), courier, tracking, seen_tracking: row.tracking },
      }),
    done: 'Corrected.',
  },
  {
    name: 'complete',
    title: 'Complete',
    hotkey: 'c',
    permission: 'redemption.change',
    warning: 'Says that the member has it: that it arrived, or was picked up at the store.',
    fields: [],
    fits: row => standingOf(row) === 'shipped' || (standingOf(row) === 'processing' && row.deliver_method === 2),
    run: row => callOffice('POST /office/api/redemption/complete', { body: named(row) }),
    done: 'Completed.',
  },
  {
    name: 'fail',
    title: 'Fail and refund',
    permission: 'redemption.fail',
    isGrave: true,
    warning: 'All its Filcoins go back to the member and its pieces to the stock. It cannot be undone.',
    fields: [reasonField],
    fits: row => standingOf(row) === 'processing' || standingOf(row) === 'shipped',
    run: (row, { reason = '' }) => callOffice('POST /office/api/redemption/fail', { body: { ...named(row), reason } }),
    done: 'Refunded.',
  },
]
