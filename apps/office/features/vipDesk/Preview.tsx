import { groupDigits } from '@saya/money'
import type { AnswerOf } from '../../shared/client.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeRise } from './levelFields.ts'

/** Who would rise at once by other levels, and what that costs. */
export function Preview({ preview }: { readonly preview: AnswerOf<'POST /office/api/vip/preview'> }) {
  const { members, cost, rises, back_ppm: backPpm } = preview
  return (
    <div role="status">
      <h3>Preview</h3>
      <p>
        {members === 0
          ? 'Nobody rises at once.'
          : `${writeRise(members)} at once, for ₱${writePesos(cost)} in bonuses.`}{' '}
        At its best, ₱1 of play then earns back {(backPpm / 10_000).toFixed(2)}%.
      </p>
      {rises.length > 0 && (
        <table className="rowTable">
          <thead>
            <tr>
              <th scope="col">Rise to</th>
              <th scope="col" data-number>
                Members
              </th>
              <th scope="col" data-number>
                Cost, ₱
              </th>
            </tr>
          </thead>
          <tbody>
            {rises.map(rise => (
              <tr key={rise.level}>
                <th scope="row">VIP {rise.level}</th>
                <td data-number>{groupDigits(String(rise.members))}</td>
                <td data-number>{writePesos(rise.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
