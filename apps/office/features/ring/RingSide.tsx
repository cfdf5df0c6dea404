import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import type { RingAccount } from './acts.ts'

interface RingSideProps {
  readonly title: string
  readonly account: RingAccount
}

const timeOf = (seconds: number) => (seconds === 0 ? '' : writeTime(seconds))
const moneyOf = (text: string) => `₱${writePesos(text)}`

/** One of the two accounts that are compared. */
export function RingSide({ title, account }: RingSideProps) {
  return (
    <section className="ringSide">
      <h3>
        {title}: <a href={`${base}/members/${account.uid}`}>{account.uid}</a>
      </h3>
      <Facts
        rows={[
          ['Name', account.name],
          ['Birth date', account.birthday],
          ['Username', account.username],
          ['Phone', account.phone],
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
