import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { warningCircleFill } from '@saya/ui/icon/drawings/warningCircleFill'
import { Icon } from '@saya/ui/icon'
import { gatewayTitle } from '../../shared/gatewayTitles.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { type Flag, flagWords, type Whole } from './words.ts'

/** Each thing that is looked at before money goes out, with what it was found to be. */
export function Proof({ whole }: { readonly whole: Whole }) {
  return (
    <ul className="proof">
      {whole.is_unsent && <Unsent gateway={whole.gateway} />}
      {whole.told && <Told told={whole.told} status={whole.status} />}
      {whole.verdicts.length > 0 && <Verdicts verdicts={whole.verdicts} />}
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

/** What waits for a gateway that does not take it, which may never end. */
function Unsent({ gateway }: Pick<Whole, 'gateway'>) {
  return (
    <li data-ok={false}>
      <Icon drawing={warningCircleFill} size={20} />
      <div>
        <b>Not sent to a gateway for two days</b>
        <p>
          {gatewayTitle(gateway)} is told to pay nobody, has none of our money, is not set up any more, or pays no
          tester. Once that ends it is sent by itself. Where it does not, decline it: it is then sent nowhere, and the
          money is the member’s again.
        </p>
      </div>
    </li>
  )
}

const stateWords = { pending: ', on its way', paid: ', paid', failed: ', failed', '': '' } as const

/** What nobody could know before, and a person must now settle with the gateway. */
function Told({ told, status }: { readonly told: NonNullable<Whole['told']> } & Pick<Whole, 'status'>) {
  const isOpen = status === 'paying' || status === 'timeout'
  return (
    <li data-ok={false}>
      <Icon drawing={warningCircleFill} size={20} />
      <div>
        <b>The gateway reports different details</b>
        <p>
          {writePesos(told.amount)} {told.currency} as {told.payout_id}
          {stateWords[told.state]}. It is not believed: find out what happened.{' '}
          {isOpen
            ? 'The money stays on hold until the gateway reports the requested details, or two people confirm the result.'
            : 'The withdrawal had already ended. If we owe the member, make an adjustment against the gateway.'}
        </p>
      </div>
    </li>
  )
}

/** Confirmed by staff themselves: two who say the same end it. */
function Verdicts({ verdicts }: Pick<Whole, 'verdicts'>) {
  return (
    <li data-ok={false}>
      <Icon drawing={warningCircleFill} size={20} />
      <div>
        <b>Confirmed by staff</b>
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
  ['amount', 'Small enough for automatic payment', ({ amount }) => `₱${writePesos(amount)}`],
  [
    'name',
    'Name matches the verified name',
    ({ account_name: account, member_name: member }) => `Account: ${account}. Verified: ${member || 'nobody yet'}.`,
  ],
  ['new_account', 'Not a new account', ({ account_since: at }) => `Added ${writeTime(at)}.`],
  ['shared_account', 'Account not shared', () => 'Compared by number over all members.'],
  ['bank', 'Bank unchanged since the account was added', bankOf],
  ['new_device', 'Not a new device', () => 'From this member’s logins.'],
  [
    'turnover',
    'Played enough',
    ({ turnover, withdrawn }) => `Played ₱${writePesos(turnover)}, withdrawn or held ₱${writePesos(withdrawn)}.`,
  ],
  ['released', 'Nothing released unplayed by an exclusion', releasedOf],
  [
    'velocity',
    'Usual daily amount',
    ({ day_count: count, day_withdrawn: sum }) => `${count} in 24 hours, ₱${writePesos(sum)} together.`,
  ],
]

function releasedOf({ released_unplayed: left }: Whole): string {
  return left === '0.00'
    ? 'No exclusion released money that was still to be played.'
    : `An exclusion released ₱${writePesos(left)} that was not played and is not paid out yet. Check where it came from.`
}

function bankOf({ bank, account_bank: then }: Whole): string {
  return bank === then
    ? `Bank code ${bank}.`
    : `It goes to ${bank}; the account was added for ${then || 'nobody known'}.`
}
