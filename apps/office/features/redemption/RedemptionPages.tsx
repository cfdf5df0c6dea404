import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { redemptionActs } from './acts.ts'
import { redemptions } from './redemptions.tsx'
import { stateOf, wayWords, type Whole } from './words.ts'

/** The list, or the one that the address goes on with: its member and its id. */
export function RedemptionPages({ rest }: { readonly rest: string }) {
  const [uid = '', id = ''] = rest.split('/')
  const mayRead = useMay()('redemption.read')
  return uid && id && mayRead ? <OneRedemption key={rest} uid={uid} id={id} /> : <ListFrame entity={redemptions} />
}

/** One redemption with whom it goes to. Opening it is on record. */
function OneRedemption({ uid, id }: { readonly uid: string; readonly id: string }) {
  const whole = useAnswer('POST /office/api/redemption/read', { body: { uid, id } })
  return (
    <>
      <PageHead title={<a href={`${base}/redemptions`}>Redemptions</a>} note={`UID ${uid}`} />
      <Answered of={whole}>{answer => <Detail whole={answer} onChange={() => void whole.reload()} />}</Answered>
    </>
  )
}

function Detail({ whole, onChange }: { readonly whole: Whole; readonly onChange: () => void }) {
  const [title, tone] = stateOf(whole)
  const name = `${whole.product_name} x ${whole.quantity}`
  return (
    <DetailFrame
      title={name}
      line={`${Number(whole.points).toLocaleString('en')} Filcoins, redeemed ${writeTime(whole.submit_at)}`}
      badges={
        <>
          <Badge tone={tone}>{title}</Badge> {whole.is_late && <Badge tone="bad">Late</Badge>}
        </>
      }
      acts={<ActBar acts={redemptionActs} things={[whole]} nameOf={() => name} onDone={onChange} />}
      aside={<Recipient whole={whole} />}
      sections={[{ name: 'delivery', title: 'Delivery', render: () => <Delivery whole={whole} /> }]}
    />
  )
}

function Recipient({ whole }: { readonly whole: Whole }) {
  return (
    <section>
      <h3>Recipient</h3>
      <Facts
        rows={[
          [
            'Member',
            <a key="member" href={`${base}/members/${whole.uid}`}>
              {whole.uid}
            </a>,
          ],
          ['Name', whole.recipient_name],
          ['Phone', `+63 ${whole.phone_number}`],
          ['Email', whole.email],
          ['Address', whole.delivery_address],
          ['Store', whole.store_address],
        ]}
      />
    </section>
  )
}

function Delivery({ whole }: { readonly whole: Whole }) {
  const written = (seconds: number) => (seconds === 0 ? '' : writeTime(seconds))
  return (
    <Facts
      rows={[
        ['Way', wayWords[whole.deliver_method]],
        ['Courier', whole.courier],
        ['Tracking number', whole.tracking],
        ['Promised by', written(whole.expected_at)],
        ['Shipped', written(whole.shipped_at)],
        ['Ended', written(whole.ended_at)],
        ['Reason', whole.reason],
        ['Number', whole.id],
      ]}
    />
  )
}
