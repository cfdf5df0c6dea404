import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { warningCircleFill } from '@saya/ui/icon/drawings/warningCircleFill'
import { Icon } from '@saya/ui/icon'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { type Flag, flagWords, type Whole } from './words.ts'

/** Each thing that is looked at before money goes out, with what it was found to be. */
export function Proof({ whole }: { readonly whole: Whole }) {
  return (
    <ul className="proof">
      {whole.told && <Told told={whole.told} verdicts={whole.verdicts} />}
      {proofs.map(([flag, title, found]) => {
        const isOk = !whole.flags.includes(flag)
        return (
          <li key={flag} data-ok={isOk}>
            <Icon drawing={isOk ? checkCircleFill : warningCircleFill} size={20} />
            <div>
              <b>{isOk ? title : flagWords[flag]}</b>
              <p>{found(whole)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What nobody could know before, and a person must now settle with the gateway. */
function Told({ told, verdicts }: { readonly told: NonNullable<Whole['told']> } & Pick<Whole, 'verdicts'>) {
  return (
    <li data-ok={false}>
      <Icon drawing={warningCircleFill} size={20} />
      <div>
        <b>The gateway tells of something else</b>
        <p>
          {writePesos(told.amount)} {told.currency} as {told.payout_id}. It is not believed: find out what happened. The
          money stays held until the gateway tells what was asked for, or two people say the same of it.
        </p>
        {verdicts.map(({ operator, arrived, at }) => (
          <p key={operator}>
            {operator} says that it {arrived ? 'arrived' : 'did not arrive'}, {writeTime(at)}.
          </p>
        ))}
      </div>
    </li>
  )
}

const proofs: readonly (readonly [flag: Flag, title: string, found: (whole: Whole) => string])[] = [
  ['amount', 'Small enough to be paid by itself', ({ amount }) => `₱${writePesos(amount)}`],
  [
    'name',
    'Name as verified',
    ({ account_name: account, member_name: member }) => `Account: ${account}. Verified: ${member || 'nobody yet'}.`,
  ],
  ['new_account', 'Account is no new one', ({ account_since: at }) => `Added ${writeTime(at)}.`],
  ['shared_account', 'Account of this member alone', () => 'By the number, over all members.'],
  ['bank', 'Bank as when the account was added', bankOf],
  ['new_device', 'Device is no new one', () => 'By the sign-ins of this member.'],
  [
    'turnover',
    'Played at least as much',
    ({ turnover, withdrawn }) => `Played ₱${writePesos(turnover)}, withdrawn or held ₱${writePesos(withdrawn)}.`,
  ],
  [
    'velocity',
    'Usual for a day',
    ({ day_count: count, day_withdrawn: sum }) => `${count} in 24 hours, ₱${writePesos(sum)} together.`,
  ],
]

function bankOf({ bank, account_bank: then }: Whole): string {
  return bank === then
    ? `Bank code ${bank}.`
    : `It goes to ${bank}; the account was added for ${then || 'nobody known'}.`
}
