import { groupDigits } from '@saya/money'
import { Facts } from '../../shared/Facts.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import type { Dossier } from './dossier.ts'

/** The money, and what explains how much of it may be paid out. */
export function WalletSection({ wallet }: { readonly wallet: Dossier['wallet'] }) {
  if (!wallet) return <p className="listEmpty">No wallet yet</p>
  const { balance, withdrawable, held, open_turnover: open, coins, lots } = wallet
  return (
    <>
      <section className="panel money">
        <p>
          <small>Balance</small>₱{writePesos(balance)}
        </p>
        <p>
          <small>Withdrawable</small>₱{writePesos(withdrawable)}
        </p>
        <Facts
          rows={[
            ['Held for withdrawals', `₱${writePesos(held)}`],
            ['Left to play', `₱${writePesos(open)}`],
            ['Filcoins', groupDigits(coins)],
          ]}
        />
      </section>
      {lots.length > 0 && (
        <table className="rowTable">
          <thead>
            <tr>
              <th>Credit</th>
              <th data-number>Amount, ₱</th>
              <th data-number>To play, ₱</th>
              <th data-number>Left, ₱</th>
              <th>Since</th>
            </tr>
          </thead>
          <tbody>
            {lots.map(lot => (
              <tr key={`${lot.created_at} ${lot.name}`}>
                <td>{lot.name}</td>
                <td data-number>{writePesos(lot.amount)}</td>
                <td data-number>{writePesos(lot.turnover_required)}</td>
                <td data-number>{writePesos(lot.left)}</td>
                <td className="nowrap">{writeTime(lot.created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
