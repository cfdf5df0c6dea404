import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { pageActs } from './acts.ts'
import { HistorySection } from './HistorySection.tsx'
import { Proof } from './Proof.tsx'
import { railWords, stateOf, type Whole } from './words.ts'
import './withdrawal.css'

interface WithdrawalPageProps {
  readonly uid: string
  readonly id: string
}

/** One withdrawal with what a decision rests on. Opening it is on record. */
export function WithdrawalPage({ uid, id }: WithdrawalPageProps) {
  const whole = useAnswer('POST /office/api/withdrawal/read', { body: { uid, id } })
  return (
    <>
      <PageHead title={<a href={`${base}/withdrawals`}>Withdrawals</a>} note={`UID ${uid}`} />
      <Answered of={whole}>{answer => <Detail whole={answer} onChange={() => void whole.reload()} />}</Answered>
    </>
  )
}

function Detail({ whole, onChange }: { readonly whole: Whole; readonly onChange: () => void }) {
  const [title, tone] = stateOf(whole)
  const { approvals, approvals_needed: needed, status } = whole
  const amount = `₱${writePesos(whole.amount)}`
  return (
    <DetailFrame
      title={amount}
      line={`To ${whole.channel_name} via ${railWords[whole.rail]}, requested ${writeTime(whole.created_at)}`}
      badges={
        <>
          <Badge tone={tone}>{title}</Badge>
          {status === 'under_review' && (
            <Badge tone="info">
              {approvals} of {needed} approvals
            </Badge>
          )}
        </>
      }
      acts={<ActBar acts={pageActs} things={[whole]} nameOf={() => amount} onDone={onChange} />}
      aside={<Aside whole={whole} />}
      sections={[
        { name: 'proof', title: 'Checks', render: () => <Proof whole={whole} /> },
        { name: 'history', title: 'History', render: () => <HistorySection whole={whole} /> },
      ]}
    />
  )
}

function Aside({ whole }: { readonly whole: Whole }) {
  return (
    <>
      <section>
        <h3>Account</h3>
        <Facts
          rows={[
            ['Name', whole.account_name],
            ['Number', whole.account_number],
            ['Bank or wallet', whole.channel_name],
            ['Bank code (BIC)', whole.bank],
            ['Added', writeTime(whole.account_since)],
          ]}
        />
      </section>
      <section>
        <h3>
          <a href={`${base}/members/${whole.uid}`}>Member</a>
        </h3>
        <Facts
          rows={[
            ['Name', whole.member_name],
            ['Signed up', writeTime(whole.member_since)],
            ['Balance', `₱${writePesos(whole.balance)}`],
            ['Held', `₱${writePesos(whole.held)}`],
            ['Withdrawable', `₱${writePesos(whole.withdrawable)}`],
          ]}
        />
      </section>
    </>
  )
}
