import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { saveFile } from '../../shared/list/saveFile.ts'

export type Batch = AnswerOf<'GET /office/api/voucher/batch/list'>['d'][number]

/** A batch of which nothing is known yet. */
export const createBatch: Act<null> = {
  name: 'create',
  title: 'New batch',
  permission: 'voucher.create',
  warning: 'A colleague must approve the batch. The codes are created after that.',
  fields: [
    { name: 'quantity', title: 'Quantity', hint: 'Up to 1,000.', kind: 'line', least: 1 },
    { name: 'amount', title: 'Amount of each, in whole pesos', hint: 'Up to 50,000.', kind: 'line', least: 1 },
    { name: 'expires_on', title: 'Last day to use them', kind: 'date', least: 10 },
    {
      name: 'note',
      title: 'Purpose',
      hint: 'The audit log keeps it.',
      kind: 'text',
      least: 5,
    },
  ],
  fits: () => true,
  run: (_, { quantity, amount = '', expires_on = '', note = '' }) => {
    const body = { quantity: Number(quantity), amount, expires_on, note }
    return callOffice('POST /office/api/voucher/batch/create', { body })
  },
  done: 'Created. A colleague must approve the batch before it is issued.',
}

/** What is done to a batch. One list serves the page of one and the list of many. */
export const batchActs: readonly Act<Batch>[] = [
  {
    name: 'approve',
    title: 'Approve',
    permission: 'voucher.decide',
    warning: 'The creator can then issue the batch. You cannot approve your own batch.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: ({ id }, { reason = '' }) =>
      callOffice('POST /office/api/voucher/batch/decide', { body: { id, is_approved: true, reason } }),
    done: 'Agreed.',
  },
  {
    name: 'reject',
    title: 'Refuse',
    permission: 'voucher.decide',
    isGrave: true,
    warning: 'The batch is never issued.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: ({ id }, { reason = '' }) =>
      callOffice('POST /office/api/voucher/batch/decide', { body: { id, is_approved: false, reason } }),
    done: 'Refused.',
  },
  {
    name: 'issue',
    title: 'Issue and save the codes',
    permission: 'voucher.issue',
    warning:
      'The codes are created now and saved as a file on this device. Nobody can show them again. Anyone who has a code can use it.',
    fields: [reasonField],
    fits: ({ status }) => status === 'approved',
    async run({ id }, { reason = '' }) {
      const { csv } = await callOffice('POST /office/api/voucher/batch/issue', { body: { id, reason } })
      saveFile(`saya-vouchers-${id}.csv`, csv)
    },
    done: 'Codes saved. Keep the file safe.',
  },
  {
    name: 'void',
    title: 'Void',
    permission: 'voucher.void',
    isGrave: true,
    warning: 'Unused vouchers can no longer be used. Used vouchers keep their value.',
    fields: [reasonField],
    fits: ({ status }) => status !== 'void' && status !== 'rejected',
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/voucher/batch/void', { body: { id, reason } }),
    done: 'Void.',
  },
]
