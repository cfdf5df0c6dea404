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
  warning: 'The batch waits until a colleague has agreed. Its codes are drawn after that.',
  fields: [
    { name: 'quantity', title: 'How many', hint: 'Up to 1,000.', kind: 'line', least: 1 },
    { name: 'amount', title: 'Worth of each, in whole pesos', hint: 'Up to 50,000.', kind: 'line', least: 1 },
    { name: 'expires_on', title: 'Last day on which they may be used', kind: 'date', least: 10 },
    {
      name: 'note',
      title: 'What they are for',
      hint: 'Kept in the record for as long as the record is kept.',
      kind: 'text',
      least: 5,
    },
  ],
  fits: () => true,
  run: (_, { quantity, amount = '', expires_on = '', note = '' }) => {
    const body = { quantity: Number(quantity), amount, expires_on, note }
    return callOffice('POST /office/api/voucher/batch/create', { body })
  },
  done: 'The batch is made. A colleague has to agree before it is issued.',
}

/** What is done to a batch. One list serves the page of one and the list of many. */
export const batchActs: readonly Act<Batch>[] = [
  {
    name: 'approve',
    title: 'Agree',
    permission: 'voucher.decide',
    warning: 'Whoever made it may issue it then. You cannot agree to a batch of your own.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: ({ id }, { reason = '' }) =>
      callOffice('POST /office/api/voucher/batch/decide', { body: { id, is_approved: true, reason } }),
    done: 'Agreed.',
  },
  {
    name: 'reject',
    title: 'Do not agree',
    permission: 'voucher.decide',
    isGrave: true,
    warning: 'The batch ends here and is never issued.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: ({ id }, { reason = '' }) =>
      callOffice('POST /office/api/voucher/batch/decide', { body: { id, is_approved: false, reason } }),
    done: 'The batch is turned down.',
  },
  {
    name: 'issue',
    title: 'Issue and save the codes',
    permission: 'voucher.issue',
    warning:
      'The codes are drawn now and saved as a file on this machine, this once: nobody can show them again. Whoever has a code has its worth.',
    fields: [reasonField],
    fits: ({ status }) => status === 'approved',
    async run({ id }, { reason = '' }) {
      const { csv } = await callOffice('POST /office/api/voucher/batch/issue', { body: { id, reason } })
      saveFile(`saya-vouchers-${id}.csv`, csv)
    },
    done: 'The codes were saved. Keep the file safe.',
  },
  {
    name: 'void',
    title: 'Void',
    permission: 'voucher.void',
    isGrave: true,
    warning: 'What is not used yet is worth nothing from then on. What was used keeps its worth.',
    fields: [reasonField],
    fits: ({ status }) => status !== 'void' && status !== 'rejected',
    run: ({ id }, { reason = '' }) => callOffice('POST /office/api/voucher/batch/void', { body: { id, reason } }),
    done: 'Void.',
  },
]
