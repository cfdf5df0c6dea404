import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { Badge } from '../../shared/Badge.tsx'
import { standingOf } from '../../shared/member/standing.ts'
import type { RingAccount } from './acts.ts'

interface RingSideProps {
  readonly title: string
  readonly account: RingAccount
}

const timeOf = (seconds: number) => (seconds === 0 ? '' : writeTime(seconds))
const moneyOf = (text: string) => `₱${writePesos(text)}`

const markNames = { id: 'ID', payee: 'Payout account', device: 'Device' } as const
type Mark = RingAccount['marks'][number]

/** How many there are, and who of the ring has the same. */
function writeMark({ count, shared_with: others }: Mark): string {
  if (count === 0) return ''
  const shared = others.length > 0 ? `same as ${others.join(', ')}` : 'shared with nobody here'
  return count === 1 ? `1, ${shared}` : `${count}, ${others.length > 0 ? `one or more the ${shared}` : shared}`
}

/** One of the two accounts that are compared. */
export function RingSide({ title, account }: RingSideProps) {
  const [standing, tone] = standingOf(account.kyc_status)
  return (
    <section className="ringSide">
      <div className="ringHead">
        <h3>
          {title}: <a href={`${base}/members/${account.uid}`}>{account.uid}</a>
        </h3>
        <Badge tone={tone}>{standing}</Badge>
      </div>
      <Facts
        rows={[
          ['Name', account.name],
          ['Birth date', account.birthday],
          ['Username', account.username],
          ['Phone', account.phone],
          ...account.marks.map(mark => [markNames[mark.kind], writeMark(mark)] as const),
          ['Signed up', timeOf(account.created_at)],
          ['First deposit', timeOf(account.deposited_at)],
          ['First play', timeOf(account.played_at)],
          ['Deposited', moneyOf(account.deposited)],
          ['Played', moneyOf(account.played)],
          ['Withdrawn', moneyOf(account.withdrawn)],
          ['Balance', moneyOf(account.balance)],
        ]}
      />
    </section>
  )
}
