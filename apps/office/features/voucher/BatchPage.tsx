import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeDay, writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { batchActs } from './batchActs.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { VoucherTable } from './VoucherTable.tsx'

type Whole = AnswerOf<'GET /office/api/voucher/batch/:id'>

/** One batch with its vouchers. */
export function BatchPage({ id }: { readonly id: string }) {
  const batch = useAnswer('GET /office/api/voucher/batch/:id', { params: { id } })
  return (
    <>
      <PageHead title={<a href={`${base}/vouchers`}>Vouchers</a>} note={`Batch No. ${id}`} />
      <Answered of={batch}>{answer => <Detail batch={answer} onChange={() => void batch.reload()} />}</Answered>
    </>
  )
}

function Detail({ batch, onChange }: { readonly batch: Whole; readonly onChange: () => void }) {
  const { id, note, vouchers } = batch
  return (
    <DetailFrame
      title={note}
      line={`${batch.quantity} × ₱${writePesos(batch.amount)}, total ₱${writePesos(batch.total)}`}
      badges={<StatusBadge batch={batch} />}
      acts={<ActBar acts={batchActs} things={[batch]} nameOf={() => `No. ${id}`} onDone={onChange} />}
      aside={
        <section>
          <h3>Batch No. {id}</h3>
          <Facts
            rows={[
              ['Used', `${batch.used} of ${batch.quantity}`],
              ['Last day', writeDay(batch.expires_at - 1)],
              ['Created by', batch.made_by],
              ['Created', writeTime(batch.made_at)],
              ['Second person', batch.decided_by],
              ['Decided', writeTime(batch.decided_at)],
              ['Codes saved', writeTime(batch.issued_at)],
              ['Voided', writeTime(batch.voided_at)],
            ]}
          />
        </section>
      }
      sections={[
        {
          name: 'vouchers',
          title: 'Vouchers',
          render: () => <VoucherTable key={batch.status} vouchers={vouchers} onChange={onChange} />,
        },
      ]}
    />
  )
}
